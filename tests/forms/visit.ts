import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { formWords } from '../../content/form-words.ts';
import type { Network } from './unreliable-network.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** A visit to a form, from opening to leaving the page, over a simulated network and with fake timers. */
export async function openForm(element: ReactElement, network: Network) {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  await act(async () => root.render(element));
  const form = page.querySelector('form') as HTMLFormElement;

  const control = (name: string) => form.elements.namedItem(name) as Control;
  const button = (name: string) => [...page.querySelectorAll('button')].find((one) => one.textContent?.trim() === name);
  const submitEvent = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  const isSending = () => form.getAttribute('aria-busy') === 'true';

  async function press(label: string): Promise<boolean> {
    const found = button(label);
    if (found) await act(async () => found.click());
    return found !== undefined;
  }

  return {
    press,
    says: (text: string) => page.textContent?.includes(text) ?? false,
    read: (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, control(name).value])),

    async write(fields: Record<string, string>): Promise<void> {
      await act(async () => {
        for (const [name, text] of Object.entries(fields)) {
          control(name).value = text;
          control(name).dispatchEvent(new Event('input', { bubbles: true }));
        }
      });
    },

    /** Clicks the button this many times at once, and lets the frame pass after which the press is worked out. */
    async submit(times = 1): Promise<void> {
      await act(async () => {
        for (let time = 0; time < times; time += 1) submitEvent();
        await vi.advanceTimersByTimeAsync(20);
      });
    },

    /** Sends, and leaves the page with the request under way. Resolves to whether there was one. */
    async leaveWhileSending(): Promise<boolean> {
      const before = network.made.length;
      network.leave(true);
      await this.submit();
      while (isSending() && network.made.length === before) await act(() => vi.advanceTimersToNextTimerAsync());
      await network.idle();
      await this.leave();
      network.leave(false);
      return network.made.length > before;
    },

    /** Advances the clock until the form has its result. It stops while the server works, so that no run depends on its speed. */
    async untilAnswered(): Promise<void> {
      for (;;) {
        await settled(network);
        if (!isSending()) return;
        await act(() => vi.advanceTimersToNextTimerAsync());
      }
    },

    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    restore: () => press(formWords.restore),
    discard: () => press(formWords.discard),

    async leave(): Promise<void> {
      await act(async () => root.unmount());
      page.remove();
    },
  };
}

/** Waits until the server is idle and the page has handled its answers. */
async function settled(network: Network): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await network.idle();
    await act(() => new Promise((resolve) => setImmediate(resolve)));
  }
}

export type Visit = Awaited<ReturnType<typeof openForm>>;
