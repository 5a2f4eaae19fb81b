// Package serve answers the requests of proto/helper.proto on one socket, strictly in turn.
//
// Failure: an error in a request is its reply and changes nothing; an error of the connection ends the
// helper. An Attach whose reply cannot be delivered is undone: nobody would know of it.
package serve

import (
	"errors"
	"fmt"
	"io"

	"netmon/helper/internal/attach"
	"netmon/helper/internal/fault"
	"netmon/helper/internal/helperpb"
	"netmon/helper/internal/object"
	"netmon/helper/internal/version"
	"netmon/helper/internal/wire"
)

// Server holds the objects made for one controller's requests.
type Server struct {
	conn  *wire.Conn
	set   *object.Set // of the last Load of a session with programs of its own
	links []attach.Links
	sets  []*object.Set // of Adopt
	// Sessions that share programs where the kernel can.
	sharing  *object.Sharing
	sessions map[uint32]*session
	last     uint32 // number of a session
	// Whether stderr says why sessions have programs of their own.
	toldAlone bool
}

// New returns a server on conn, which it owns.
func New(conn *wire.Conn) *Server {
	return &Server{conn: conn, sharing: object.NewSharing(), sessions: map[uint32]*session{}}
}

// Run serves until the controller closes the socket (nil) or the connection fails.
func (s *Server) Run() error {
	defer s.close()
	hello := &helperpb.Hello{
		ProtocolVersion: wire.ProtocolVersion,
		LayoutVersion:   object.LayoutVersion,
		HelperVersion:   version.Version,
	}
	if err := s.conn.Send(hello, nil); err != nil {
		return fmt.Errorf("sending Hello: %w", err)
	}
	for {
		request := &helperpb.Request{}
		err := s.conn.Receive(request)
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("reading a request: %w", err)
		}
		if err := s.answer(request); err != nil {
			return fmt.Errorf("sending a reply: %w", err)
		}
	}
}

func (s *Server) close() {
	for _, links := range s.links {
		links.Close()
	}
	for _, set := range s.sets {
		set.Close()
	}
	if s.set != nil {
		s.set.Close()
	}
	for _, one := range s.sessions {
		if one.slot != nil {
			_ = one.slot.Ready() // it uses the descriptors
		}
		if one.set != nil {
			one.set.Close()
		}
	}
	s.sharing.Close()
	s.conn.Close()
}

// outcome is a reply with its descriptors, which the server owns.
type outcome struct {
	reply *helperpb.Reply
	fds   []int
	undo  func() // called if the reply cannot be delivered
	sent  func() // called at last, delivered or not
}

func (o *outcome) add(name string, fd int) {
	o.reply.Fds = append(o.reply.Fds, name)
	o.fds = append(o.fds, fd)
}

func (s *Server) answer(request *helperpb.Request) error {
	result, err := s.call(request)
	if err != nil {
		return s.conn.Send(errorReply(err), nil)
	}
	if result.sent != nil {
		defer result.sent()
	}
	err = s.conn.Send(result.reply, result.fds)
	if errors.Is(err, wire.ErrTooLong) {
		return s.conn.Send(errorReply(fault.New("too_long", "the answer is longer than one frame of 1 MiB")), nil)
	}
	if err != nil && result.undo != nil {
		result.undo()
	}
	return err
}

// maxDetail keeps a reply with a verifier log below the frame limit.
const maxDetail = 512 << 10

func errorReply(err error) *helperpb.Reply {
	f := fault.As(err)
	detail := f.Detail
	if len(detail) > maxDetail {
		detail = detail[:maxDetail]
	}
	return &helperpb.Reply{Result: &helperpb.Reply_Error{Error: &helperpb.Error{
		Code: valid(f.Code), Message: valid(f.Message), Hook: valid(f.Hook), Detail: valid(detail),
	}}}
}
