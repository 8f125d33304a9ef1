import { tick, TICK_MS, type Typing, visibleText, wholeWord } from './typing.ts';

/**
 * Animates the rotating word of a static heading. Without React, which a decoration should not fetch.
 * It moves only while it is visible, never with reduced motion, and stops on a whole word while it is paused,
 * hovered, focused or printed.
 * @param title the element that carries the words as `data-typewriter`
 */
export function attachTypewriter(title: HTMLElement): void {
  const words = JSON.parse(title.dataset['typewriter'] ?? '[]') as string[];
  const typed = title.querySelector<HTMLElement>('[aria-hidden]');
  const button = title.querySelector('button');
  const holder = button?.parentElement;
  if (!typed || !button || !holder) return;

  const lessMotion = matchMedia('(prefers-reduced-motion)');
  let typing = wholeWord(words, 0);
  let beat = 0;
  /** Why it stands still: its button, or the event that began a hold. */
  const holds = new Set<string>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let onScreen = true;

  const show = (next: Typing) => {
    typing = next;
    typed.dataset['word'] = visibleText(next, words);
  };

  /** The caret blinks by ticks, four shown and four not: an animation would style the page anew at every frame. */
  const step = () => {
    show(tick(typing, words));
    beat = (beat + 1) % 8;
    typed.toggleAttribute('data-dark', beat > 3);
  };

  const update = () => {
    const moving = onScreen && holds.size === 0 && !lessMotion.matches && !document.hidden;
    holder.hidden = lessMotion.matches;
    title.toggleAttribute('data-moving', moving);
    if (moving) timer ??= setInterval(step, TICK_MS);
    else {
      clearInterval(timer);
      timer = undefined;
      // A heading that stops on half a word reads as a mistake.
      show(wholeWord(words, typing.index));
    }
  };

  const holdBetween = (target: EventTarget, from: string, to: string) => {
    target.addEventListener(from, () => {
      holds.add(from);
      update();
    });
    target.addEventListener(to, () => {
      holds.delete(from);
      update();
    });
  };
  holdBetween(title, 'pointerenter', 'pointerleave');
  holdBetween(title, 'focusin', 'focusout');
  holdBetween(window, 'beforeprint', 'afterprint');

  button.addEventListener('click', () => {
    const paused = !holds.has('button');
    // Play overrides hover and focus, which are both on the button when it is pressed.
    if (paused) holds.add('button');
    else holds.clear();
    title.toggleAttribute('data-paused', paused);
    button.ariaLabel = button.dataset[paused ? 'resume' : 'pause'] ?? null;
    update();
  });
  lessMotion.addEventListener('change', update);
  document.addEventListener('visibilitychange', update);
  new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? false;
    update();
  }).observe(title);
  // The pointer may have come before the script.
  if (title.matches(':hover')) holds.add('pointerenter');
  update();
}
