package plugin

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/base64"
	"encoding/pem"
	"errors"
	"fmt"
	"math/big"
	"strings"
	"time"
)

// The variable that an awf plugin expects in its environment.
const (
	cookieName  = "AWF_PLUGIN"
	cookieValue = "awf-plugin-v1"
)

// address is the content of a plugin's first line: its socket and certificate.
type address struct {
	socket      string
	certificate []byte
}

// isHandshake reports whether a line is the handshake, which other lines may precede.
func isHandshake(line string) bool {
	first, rest, found := strings.Cut(line, "|")
	return found && len(first) > 0 && len(first) < 4 && strings.Trim(first, "0123456789") == "" && strings.Contains(rest, "|")
}

// parseHandshake reads `1|1|unix|SOCKET|grpc|CERTIFICATE`, as hashicorp/go-plugin defines it.
func parseHandshake(line string) (address, error) {
	parts := strings.Split(strings.TrimSpace(line), "|")
	if len(parts) < 5 {
		return address{}, fmt.Errorf("its first line has %d parts, not 1|1|unix|SOCKET|grpc|CERTIFICATE", len(parts))
	}
	switch {
	case parts[0] != "1" || parts[1] != "1":
		return address{}, fmt.Errorf("it speaks version %.20s.%.20s of the protocol; netmon speaks 1.1", parts[0], parts[1])
	case parts[2] != "unix":
		return address{}, fmt.Errorf("it serves on %.20q; netmon connects to unix sockets alone", parts[2])
	case parts[4] != "grpc":
		return address{}, fmt.Errorf("it speaks %.20q; netmon speaks grpc alone", parts[4])
	case len(parts) < 6 || parts[5] == "":
		return address{}, errors.New("it serves without TLS, so that every process of this user could call it: " +
			"it has to give a certificate, and accept that in PLUGIN_CLIENT_CERT alone")
	}
	certificate, err := base64.RawStdEncoding.DecodeString(strings.TrimRight(parts[5], "="))
	if err == nil {
		_, err = x509.ParseCertificate(certificate)
	}
	if err != nil {
		return address{}, fmt.Errorf("its certificate cannot be read: %w", err)
	}
	return address{socket: parts[3], certificate: certificate}, nil
}

// ownCertificate returns the certificate by which a plugin recognizes netmon, and its text for PLUGIN_CLIENT_CERT. It
// is for one start of one plugin.
func ownCertificate() (tls.Certificate, string, error) {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return tls.Certificate{}, "", err
	}
	now := time.Now()
	template := &x509.Certificate{SerialNumber: big.NewInt(now.UnixNano()), Subject: pkix.Name{CommonName: "localhost"},
		DNSNames: []string{"localhost"}, NotBefore: now.Add(-time.Hour), NotAfter: now.AddDate(10, 0, 0),
		KeyUsage:    x509.KeyUsageDigitalSignature | x509.KeyUsageKeyEncipherment | x509.KeyUsageKeyAgreement | x509.KeyUsageCertSign,
		ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageClientAuth, x509.ExtKeyUsageServerAuth},
		IsCA:        true, BasicConstraintsValid: true}
	der, err := x509.CreateCertificate(rand.Reader, template, template, key.Public(), key)
	if err != nil {
		return tls.Certificate{}, "", err
	}
	text := pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der})
	return tls.Certificate{Certificate: [][]byte{der}, PrivateKey: key}, string(text), nil
}

// mutual returns the TLS configuration that accepts exactly the certificate of the handshake as the peer's.
func mutual(own tls.Certificate, theirs []byte) *tls.Config {
	return &tls.Config{Certificates: []tls.Certificate{own}, MinVersion: tls.VersionTLS12, ServerName: "localhost",
		InsecureSkipVerify: true, // names and dates are meaningless here: VerifyConnection compares the whole certificate
		VerifyConnection: func(state tls.ConnectionState) error {
			if len(state.PeerCertificates) == 0 || string(state.PeerCertificates[0].Raw) != string(theirs) {
				return errors.New("another certificate than that of the plugin's first line")
			}
			return nil
		}}
}
