import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type Appointment, calendarFile } from './calendar-file.ts';

const call: Appointment = {
  uid: 'abc@jantar.example',
  written: Date.UTC(2026, 10, 20, 10, 0, 5),
  start: Date.UTC(2026, 10, 24, 7, 30),
  end: Date.UTC(2026, 10, 24, 8),
  title: 'Call with आशा 🌞; a, b \\ c',
  description: 'First line\nSecond line: BEGIN:VEVENT',
  organizer: { name: 'Jantar', email: 'hello@jantar.example' },
};

/** The appointment as somebody else's program reads it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const [event, ...others] = calendar.getAllSubcomponents();
  if (!event) throw new Error('There is no appointment in the file');
  return { calendar, others, component: event, event: new ICAL.Event(event) };
}

test('another program reads what was written', () => {
  const { calendar, others, component, event } = read(calendarFile(call));
  expect(others).toEqual([]);
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(event.uid).toBe(call.uid);
  expect(event.summary).toBe(call.title);
  expect(event.description).toBe(call.description);
  expect(event.organizer).toBe('mailto:hello@jantar.example');
  expect(component.getFirstPropertyValue('status')).toBe('TENTATIVE');
  expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-20T10:00:05Z');
});

test('every line ends with CR LF and has 75 bytes at most', () => {
  const file = calendarFile({ ...call, title: 'आ'.repeat(200) });
  expect(file.endsWith('\r\n')).toBe(true);
  const lines = file.slice(0, -2).split('\r\n');
  expect(lines.some((line) => /[\r\n]/.test(line))).toBe(false);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});

test('whatever a visitor types, it stays in its own property', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const title = `x\r\nATTENDEE:mailto:a@b.example\n${typed}`;
      const { component, others } = read(calendarFile({ ...call, title, description: title }));
      expect([others, component.getAllProperties('attendee')]).toEqual([[], []]);
    }),
  );
});
