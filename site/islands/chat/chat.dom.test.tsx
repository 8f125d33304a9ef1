import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chatWords } from '../../../content/chat/chat-words.ts';
import { Chat } from './chat.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:04:00') });
  vi.stubGlobal('fetch', () => {
    throw new Error('The chat makes no network calls');
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const field = () => screen.getByLabelText<HTMLInputElement>('Your message');
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const said = () => [...document.querySelectorAll('[role=log] li')].map((item) => item.textContent);
const say = (text: string) => {
  write(text);
  fireEvent.click(send());
};

test('Send is disabled while the input is empty or white space only, and Enter is ignored then', () => {
  render(<Chat suggestions={chatWords.suggestions} />);
  expect(send().disabled).toBe(true);
  write('   ');
  expect(send().disabled).toBe(true);
  fireEvent.submit(screen.getByRole('form'));
  expect(said()).toHaveLength(1);
  write('hello');
  expect(send().disabled).toBe(false);
});

test('a message is appended, the input cleared, and the bot types for 1500 ms before it replies', async () => {
  render(<Chat suggestions={chatWords.suggestions} />);
  say('can you build an online shop');
  expect(said()[1]).toBe('You 10:04can you build an online shop');
  expect(field().value).toBe('');
  expect(said()[2]).toBe('Bot: Typing...');
  await wait(1499);
  expect(said()[2]).toBe('Bot: Typing...');
  await wait(1);
  expect(said()[2]).toContain('Yes. Catalogue, checkout and the reports behind them.');
  expect(said()).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'E-commerce Development' }).getAttribute('href')).toBe(
    '/ECommerce-Servicces',
  );
});

test('each of two questions in a row has its own 1500 ms', async () => {
  render(<Chat suggestions={chatWords.suggestions} />);
  say('hello');
  await wait(1000);
  say('and cloud?');
  await wait(500);
  expect(said().filter((text) => text?.startsWith('Bot'))).toHaveLength(3);
  expect(said().at(-1)).toBe('Bot: Typing...');
  await wait(1000);
  expect(said().at(-1)).toContain('Migration, security');
});

test('the list scrolls to the bottom with every message', async () => {
  render(<Chat suggestions={chatWords.suggestions} />);
  const log = screen.getByRole('log');
  Object.defineProperty(log, 'scrollHeight', { value: 900 });
  say('hello');
  expect(log.scrollTop).toBe(900);
  log.scrollTop = 0;
  await wait(1500);
  expect(log.scrollTop).toBe(900);
});

test('no match: the specified words, and a way to the contact form that takes the conversation along', async () => {
  render(<Chat suggestions={chatWords.suggestions} />);
  say('do you ship marble to oslo');
  await wait(1500);
  expect(said()[2]).toContain("Hmm, I'm not sure about that one. Can you ask something else?");
  const link = screen.getByRole('link', { name: 'Open the contact form' });
  expect(link.getAttribute('href')).toBe('/contact-form?with=chat');
  fireEvent.click(link);
  expect(sessionStorage.getItem('chat-transcript')).toContain('You: do you ship marble to oslo\nBot: Hmm');
});

test('the conversation survives a reload in the same tab, links and a reply still due among it', async () => {
  render(<Chat suggestions={chatWords.suggestions} />);
  say('can you build an online shop');
  await wait(1500);
  say('and cloud?');
  cleanup();
  render(<Chat suggestions={chatWords.suggestions} />);
  expect(said()).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'E-commerce Development' })).toBeTruthy();
  await wait(1500);
  expect(said().at(-1)).toContain('Migration, security');
});

test('what lies in the storage and is no conversation is none', () => {
  for (const text of ['{', '5', '[{"sender":"Nobody"}]']) {
    sessionStorage.setItem('chat:1', text);
    render(<Chat suggestions={chatWords.suggestions} />);
    expect(said()).toHaveLength(1);
    cleanup();
  }
});

test('a suggestion asks its question, and the cursor goes into the field', () => {
  render(<Chat suggestions={chatWords.suggestions} />);
  fireEvent.click(screen.getByRole('button', { name: 'What do you build?' }));
  expect(said()[1]).toContain('What do you build?');
  expect(document.activeElement).toBe(field());
  expect(screen.queryByRole('button', { name: 'What do you build?' })).toBeNull();
});

test('what a visitor types is shown, not obeyed', () => {
  render(<Chat suggestions={chatWords.suggestions} />);
  say('<img src=x onerror=alert(1)>');
  expect(document.querySelector('[role=log] img')).toBeNull();
});

test('the floating button shows an alert and nothing else', () => {
  const alert = vi.fn<(text: string) => void>();
  vi.stubGlobal('alert', alert);
  render(<Chat suggestions={chatWords.suggestions} />);
  fireEvent.click(screen.getByRole('button', { name: 'About this chat' }));
  expect(alert).toHaveBeenCalledOnce();
  expect(said()).toHaveLength(1);
});

test('without JavaScript the controls are marked as needing it', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Chat suggestions={chatWords.suggestions} />);
  expect([...page.querySelectorAll('button, input')].every((control) => control.closest('[data-needs-script]'))).toBe(
    true,
  );
});
