import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { chatWords } from '../../../content/chat/chat-words.ts';
import { company } from '../../../content/company.ts';
import { chatSuggestions } from '../../../content/pages/chatbot.ts';
import { hydrateIsland } from '../../../static-site/hydrate-island.ts';
import { chatList } from '../../chat-list.ts';
import { Chat } from './chat.tsx';
import { keepConversation } from './conversation.ts';

const pages = [{ path: '/services/cloud-services', title: 'Cloud Services', description: '' }];
/** Serves the two files that the chat may fetch; a request carries nothing that was typed. */
const files: Record<string, unknown> = {
  '/chat-list.json': chatList(),
  '/search-index.json': { pages, words: 'quarry', places: '3' },
};
const fetchFile = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:04:00') });
  fetchFile.mockReset().mockImplementation(async (url) => Response.json(files[url]));
  vi.stubGlobal('fetch', fetchFile);
});

const field = () => screen.getByLabelText<HTMLInputElement>('Your message');
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
const write = (text: string) => fireEvent.input(field(), { target: { value: text } });
const log = () => screen.getByRole('log');
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const said = () => [...document.querySelectorAll('[role=log] > ol > li')].map((item) => item.textContent);
const say = (text: string) => {
  write(text);
  fireEvent.click(send());
};
/** Says something, and waits for the reply. */
const ask = async (text: string) => {
  say(text);
  await wait(1500);
};
const chat = <Chat suggestions={chatSuggestions} />;

test('each of two questions in a row has its own 1500 ms', async () => {
  render(chat);
  say('hello');
  await wait(1000);
  say('and cloud?');
  await wait(500);
  expect(said().filter((text) => text?.startsWith('Bot'))).toHaveLength(3);
  expect(said().at(-1)).toBe('Bot: Typing...');
  await wait(1000);
  expect(said().at(-1)).toContain('We move, secure');
});

test('no match: the specified text, suggested pages, and a button that takes the conversation to the contact form, in this tab also with Ctrl', async () => {
  const goTo = vi.spyOn(location, 'assign').mockReturnValue();
  render(chat);
  await ask('glacier quarry');
  expect(said()[2]).toContain("Hmm, I'm not sure about that one. Can you ask something else?");
  expect(screen.getByRole('link', { name: 'Cloud Services' }).getAttribute('href')).toBe('/services/cloud-services');
  fireEvent.click(screen.getByRole('button', { name: chatWords.toPerson }), { ctrlKey: true });
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/contact-form?with=chat');
  const transcript = '\n\nMy conversation with the bot:\nYou: glacier quarry\nBot: Hmm';
  expect(sessionStorage.getItem('chat-transcript')).toContain(transcript);
});

test.each(['asdf', 'help'])('%s, for which there are no pages: questions are offered, a press asks', async (line) => {
  render(chat);
  await ask(line);
  expect(said()[2]).toContain(chatWords.forExample);
  fireEvent.click(screen.getByRole('button', { name: 'I would like to talk to your team' }));
  await wait(1500);
  expect(screen.getByRole('link', { name: company.phones[0].display }).getAttribute('href')).toMatch(/^tel:/);
});

test('no match: what the line may mean is offered, and a press asks for it', async () => {
  const undecided = chatList({ upi: { shop: 6, 'payment-methods': 6 } });
  fetchFile.mockImplementation(async () => Response.json(undecided));
  render(chat);
  await ask('our sarees and upi');
  expect(said()[2]).not.toContain(chatWords.forExample);
  fireEvent.click(screen.getByRole('button', { name: 'An online shop' }));
  await wait(1500);
  const [shop, upi] = ['An online shop', 'checkout with UPI'].map((words) => expect.stringContaining(words) as string);
  expect(said().slice(-2)).toEqual([shop, upi]);
  expect(fetchFile.mock.calls.map(([url]) => url)).toEqual(['/chat-list.json']);
});

test('the conversation survives a reload in the same tab, with its links and pending replies', async () => {
  render(chat);
  await ask('can you build an online shop');
  say('and cloud?');
  cleanup();
  render(chat);
  expect(said()).toHaveLength(5);
  await wait(0);
  expect(log().getAttribute('aria-live')).toBe('off');
  await wait(100);
  expect(log().getAttribute('aria-live')).toBe(null);
  expect(screen.getByRole('link', { name: 'E-commerce Development' })).toBeTruthy();
  await wait(1500);
  expect(said().at(-1)).toContain('We move, secure');
});

test.each([
  ['waited for the list', () => Response.json(files['/chat-list.json']), 'We move, secure'],
  ['says that the list did not come', () => Response.error(), chatWords.unavailable],
])('a reply that %s comes after the restored conversation, when the log is live', async (_, answer, text) => {
  render(chat);
  await ask('hello');
  cleanup();
  const list = Promise.withResolvers<Response>();
  fetchFile.mockReturnValueOnce(list.promise);
  render(chat);
  say('and cloud?');
  await wait(4000);
  list.resolve(answer());
  await wait(0);
  expect([log().getAttribute('aria-live'), said().at(-1)]).toEqual(['off', 'Bot: Typing...']);
  await wait(100);
  expect(log().getAttribute('aria-live')).toBe(null);
  expect(said().at(-1)).toContain(text);
});

test('a question that waits at a reload is answered in a conversation longer than what is stored, too', async () => {
  const at = Date.now();
  const exchange = [
    { sender: 'User', text: 'hello', at },
    { sender: 'Bot', text: 'Namaste', at },
  ] as const;
  const long = Array.from({ length: 120 }, () => exchange).flat();
  keepConversation([...long, { sender: 'User', text: 'and cloud?', at }]);
  render(chat);
  await wait(1600);
  expect(said().at(-1)).toContain('We move, secure');
});

test('an invalid stored conversation is ignored', () => {
  for (const text of [
    '{',
    '5',
    '[{"sender":"Nobody"}]',
    '[{"sender":"Bot","text":"a","at":1,"pages":[{"path":"//b","title":"c"}]}]',
    '[{"sender":"Bot","text":"a","at":1,"subjects":[1]}]',
    '[{"sender":"Bot","text":"a","at":1,"intent":1}]',
  ]) {
    sessionStorage.setItem('chat:1', text);
    render(chat);
    expect(said()).toHaveLength(1);
    cleanup();
  }
});

test('a reply that waits for pages to suggest comes before that of the next question', async () => {
  const index = Promise.withResolvers<Response>();
  fetchFile.mockImplementation(async (url) => (url === '/chat-list.json' ? Response.json(files[url]) : index.promise));
  render(chat);
  say('glacier quarry');
  await ask('and cloud?');
  expect(said().at(-1)).toBe('Bot: Typing...');
  index.resolve(Response.json(files['/search-index.json']));
  await wait(0);
  expect(said().slice(-2)).toEqual([expect.stringContaining('Hmm'), expect.stringContaining('We move, secure')]);
});

test('how lines are understood is read once a question is asked and its press painted', async () => {
  const list = chatList();
  const words = vi.fn<() => string>(() => list.words);
  const json = () => Promise.resolve(Object.defineProperty({ ...list }, 'words', { get: words }));
  fetchFile.mockResolvedValue({ ok: true, json } as Response);
  render(chat);
  await wait(2000);
  say('and cloud?');
  await wait(16);
  expect(words).not.toHaveBeenCalled();
  await wait(1484);
  expect(said().at(-1)).toContain('We move, secure');
  expect(words).toHaveBeenCalled();
});

test('if the list cannot be loaded, or is not of this release, the reply says so beside the way to the contact form, and the next question tries again', async () => {
  fetchFile.mockRejectedValueOnce(new TypeError('offline')).mockRejectedValueOnce(new TypeError('offline'));
  render(chat);
  await wait(0);
  await ask('and cloud?');
  expect(said().at(-1)).toContain(chatWords.unavailable);
  expect(screen.getByRole('button', { name: chatWords.toPerson })).toBeTruthy();
  await ask('and cloud?');
  expect(said().at(-1)).toContain('We move, secure');
  cleanup();
  sessionStorage.clear();
  fetchFile.mockResolvedValueOnce(Response.json({ ...chatList(), words: undefined }));
  render(chat);
  await ask('and cloud?');
  expect(said().at(-1)).toContain(chatWords.unavailable);
});

test('a download of the list that hangs counts as failed', async () => {
  const limits: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms);
    return AbortSignal.abort();
  });
  fetchFile.mockImplementation((_url, init) =>
    init?.signal?.aborted ? Promise.reject(new Error('aborted')) : new Promise(() => {}),
  );
  render(chat);
  await ask('and cloud?');
  expect(said().at(-1)).toContain(chatWords.unavailable);
  expect(new Set(limits)).toEqual(new Set([10_000]));
});

test('without the search index, only the page suggestions are missing', async () => {
  fetchFile.mockImplementation(async (url) =>
    url === '/chat-list.json' ? Response.json(files[url]) : new Response('', { status: 503 }),
  );
  render(chat);
  await ask('glacier quarry');
  expect(said()[2]).toContain("Hmm, I'm not sure about that one.");
  expect(screen.queryByRole('link', { name: 'Cloud Services' })).toBeNull();
});

test.each([
  ['the field', false, () => field()],
  ['the conversation on a touchscreen, which shows no keyboard over the reply', true, () => screen.getByRole('log')],
])('a suggestion and the button send their question and focus %s; Enter stays in the field', (_, touch, focused) => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), { matches: touch && query === '(hover: none)' } as MediaQueryList),
  );
  render(chat);
  fireEvent.click(screen.getByRole('button', { name: 'What do you build?' }));
  expect(said()[1]).toContain('What do you build?');
  expect(document.activeElement).toBe(focused());
  expect(screen.queryByRole('button', { name: 'What do you build?' })).toBeNull();
  write('and cloud?');
  send().focus();
  fireEvent.click(send());
  expect(document.activeElement).toBe(focused());
  write('what is seo');
  field().focus();
  fireEvent.submit(field());
  expect(document.activeElement).toBe(field());
});

test('typed markup is shown as text', () => {
  render(chat);
  say('<img src=x onerror=alert(1)>');
  expect(document.querySelector('[role=log] img')).toBeNull();
});

test('without JavaScript the controls are marked as needing it', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(chat);
  expect([...page.querySelectorAll('button, input')].every((one) => one.closest('[data-needs-script]'))).toBe(true);
});

test('text typed before hydration stays, and Send is enabled before hydration', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.dataset['props'] = JSON.stringify({ suggestions: chatSuggestions });
  page.innerHTML = renderToString(chat);
  field().value = 'hello';
  expect(send().disabled).toBe(false);
  hydrateIsland(page, Chat);
  await wait(0);
  expect(field().value).toBe('hello');
  fireEvent.click(send());
  await wait(1500);
  expect(said()[1]).toContain('hello');
  page.remove();
});
