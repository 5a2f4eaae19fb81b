package toolserver

import (
	"context"
	"crypto/subtle"
	"errors"
	"net"
	"net/http"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Secrets are required in each HTTP request: the client's token, and a secret that only netmon's gateway knows.
// A client with the token alone cannot bypass the gateway, which judges each call.
type Secrets struct {
	Token   string `json:"token"`
	Gateway string `json:"gateway"`
}

// GatewayHeader is the header with the gateway's secret.
const GatewayHeader = "Netmon-Gateway"

// idleTime is how long a session may be idle.
const idleTime = time.Hour

// ServeHTTP serves clients on loopback until the context ends; listening is called with the URL.
//
// Fails closed: a request without both secrets gets 401 or 403 and reaches no tool.
func (s *Server) ServeHTTP(ctx context.Context, version string, secrets Secrets, listening func(url string)) error {
	if secrets.Token == "" || secrets.Gateway == "" {
		return errors.New("there are no secrets to know clients by")
	}
	server := s.protocol(ctx, version)
	sessions := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return server },
		&mcp.StreamableHTTPOptions{SessionTimeout: idleTime})
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	web := &http.Server{Handler: secrets.demand(sessions), ReadHeaderTimeout: 10 * time.Second}
	ended := context.AfterFunc(ctx, func() { _ = web.Close() })
	defer ended()
	listening("http://" + listener.Addr().String() + "/mcp")
	if err := web.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

func (s Secrets) demand(next http.Handler) http.Handler {
	same := func(given, wanted string) bool { return subtle.ConstantTimeCompare([]byte(given), []byte(wanted)) == 1 }
	return http.HandlerFunc(func(answer http.ResponseWriter, request *http.Request) {
		switch {
		case !same(request.Header.Get(GatewayHeader), s.Gateway):
			http.Error(answer, "netmon's tools are served by its gateway alone", http.StatusForbidden)
		case !same(request.Header.Get("Authorization"), "Bearer "+s.Token):
			answer.Header().Set("WWW-Authenticate", "Bearer")
			http.Error(answer, "netmon's tools need the token in the file of --token-file, as Authorization: Bearer", http.StatusUnauthorized)
		default:
			next.ServeHTTP(answer, request)
		}
	})
}
