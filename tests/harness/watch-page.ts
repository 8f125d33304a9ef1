/** The longest times recorded, in milliseconds; 0 where the browser reported none. */
export type Longest = {
  /** From an input to the next paint (Event Timing). */
  interaction: number;
  /** A task of more than 50 ms. */
  task: number;
};

export type Watch = {
  /** The times recorded since the last call. */
  take: () => Longest;
  /** Scrolls to the next unused control within a selector; undefined when there is none. Throws while a page is still being read. */
  next: (within: string, used: readonly string[]) => Control | undefined;
};

export type Control = {
  /** Identifies the control on its page, in its current state. */
  key: string;
  /** The widget it belongs to. */
  widget: string;
  /** Its centre on the screen. */
  x: number;
  y: number;
  /** The kind of text to type after the tap, for a field. */
  field?: string;
  /** True when another element covers its centre. */
  covered: boolean;
};

/** Runs in each page before its own scripts, so it refers to nothing outside itself. */
export function watchPage(): void {
  let longest: Longest = { interaction: 0, task: 0 };
  const take = () => {
    const taken = longest;
    longest = { interaction: 0, task: 0 };
    return taken;
  };
  Object.assign(globalThis, { watch: { take, next } satisfies Watch });
  const note = (what: keyof Longest) => (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId !== 0) longest[what] = Math.max(longest[what], entry.duration);
  };
  // 16 ms is the lowest threshold that the API allows.
  const events = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver(note('interaction')).observe(events);
  new PerformanceObserver(note('task')).observe({ type: 'longtask', buffered: true });

  const controls =
    'button, summary, select, textarea, input:not([type=hidden]), label:has(> [type=checkbox], > [type=radio]), [data-island] a[href^="#"]';
  const widgets = {
    theme: '[data-theme-toggle]',
    'services menu': '#services-menu, [popovertarget=services-menu]',
    menu: '#main-menu, [popovertarget=main-menu]',
    newsletter: '[data-newsletter]',
    search: '[data-site-search]',
    footer: 'footer',
    details: 'details',
    'show more': 'label:has(> [type=checkbox])',
  };

  function next(within: string, used: readonly string[]): Control | undefined {
    if (document.readyState === 'loading') throw new Error('A form has been sent, and its answer is only coming.');
    const counts = new Map<string, number>();
    // The submit button of a form is used first, while the form is empty, and again once it is filled in.
    const last = [...document.forms].flatMap((form) => [...form.querySelectorAll('button')].findLast(isUsable) ?? []);
    for (const element of new Set([...last, ...document.querySelectorAll<HTMLElement>(controls)])) {
      if (!element.closest(within) || !isUsable(element)) continue;
      const name = nameOf(element);
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      const key = `${name} ${count}`;
      if (!used.includes(key)) return controlOf(element, key);
    }
    return undefined;
  }

  function controlOf(element: HTMLElement, key: string): Control {
    if (!element.closest('header')) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    return {
      key,
      widget: widgetOf(element),
      x,
      y,
      ...(element.matches('input:not([type=checkbox], [type=radio]), textarea, select') && {
        field: element.getAttribute('type') ?? element.localName,
      }),
      covered: !hit || !(element.contains(hit) || hit.contains(element)),
    };
  }

  function isUsable(element: HTMLElement): boolean {
    const { width, height } = element.getBoundingClientRect();
    if (element.matches(':disabled, [inert] *, label > input') || width < 2 || height < 2) return false;
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  function widgetOf(element: HTMLElement): string {
    const island = element.closest<HTMLElement>('[data-island]')?.dataset['island'];
    return island ?? Object.entries(widgets).find(([, selector]) => element.closest(selector))?.[0] ?? 'other';
  }

  function nameOf(element: HTMLElement): string {
    const words = element.ariaLabel ?? (element.getAttribute('name') || element.textContent);
    const fields = element instanceof HTMLButtonElement ? [...(element.form?.elements ?? [])] : [];
    const isEmpty = fields.some((field) => field instanceof HTMLInputElement && isUsable(field) && field.value === '');
    const name = `${element.localName} ${words.replaceAll(/\s+/g, ' ').trim().slice(0, 40)}`;
    return isEmpty ? `${name}, empty` : name;
  }
}
