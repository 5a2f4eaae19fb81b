package plugin

import (
	"fmt"
	"strings"
	"sync"
	"time"
)

const (
	// maxLine is the maximum length of a line that a plugin prints, including its handshake.
	maxLine = 16 << 10
	// maxShown is how much of it is shown.
	maxShown = 1_000
	// maxLines is the maximum number of lines per minute.
	maxLines = 100
)

// printed passes on what a plugin prints, within limits.
type printed struct {
	say     func(string)
	mutex   sync.Mutex
	since   time.Time
	lines   int
	omitted int
}

func (p *printed) line(text string) {
	text = strings.ToValidUTF8(strings.TrimRight(text, "\r"), "\uFFFD")
	if text == "" {
		return
	}
	if len(text) > maxShown {
		text = strings.ToValidUTF8(text[:maxShown], "") + "..."
	}
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if time.Since(p.since) > time.Minute {
		if p.omitted > 0 {
			p.say(fmt.Sprintf("%d more lines were left out", p.omitted))
		}
		p.since, p.lines, p.omitted = time.Now(), 0, 0
	}
	p.lines++
	switch {
	case p.lines <= maxLines:
		p.say(text)
	case p.omitted == 0:
		p.say(fmt.Sprintf("more than %d lines in a minute: the others are left out", maxLines))
		p.omitted++
	default:
		p.omitted++
	}
}
