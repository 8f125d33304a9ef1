/** `HTMLMediaElement.HAVE_CURRENT_DATA`: the first picture has come. */
const haveCurrentData = 2;

/**
 * Loops a silent film while it is visible. Without React: it is one element with one button.
 * The film is fetched once it is in the viewport and the page is idle; on a slow connection or with data saving on,
 * once play is pressed. It stops while it is out of the viewport, the page is hidden or it is paused, and it never starts
 * with reduced motion. Where it cannot be played an animated picture takes its place,
 * with the same button, which then switches to the poster.
 * @param video stands beside its button (`button[data-pause]`) and holds the animated picture as its last child
 */
export function attachLoopVideo(video: HTMLVideoElement): void {
  const holder = video.parentElement;
  const button = holder?.querySelector<HTMLButtonElement>('button[data-pause]');
  const picture = video.querySelector('img');
  if (!holder || !button || !picture) return;

  const lessMotion = matchMedia('(prefers-reduced-motion)');
  const animated = picture.src;
  const source = [...video.querySelectorAll('source')].find(({ type }) => video.canPlayType(type));
  // By night it begins in the evening, as its poster does: its own beginning is a pale morning.
  const file = source ? source.src + (isNight() ? '#t=8' : '') : '';
  let paused = isDear();
  let near = false;
  let idle = false;
  let playable = true;
  let hasPicture = !video.hasAttribute('loading');

  const update = () => {
    const moving = near && idle && !paused && !lessMotion.matches && !document.hidden;
    button.hidden = lessMotion.matches;
    holder.toggleAttribute('data-paused', paused);
    button.ariaLabel = button.dataset[paused ? 'resume' : 'pause'] ?? null;
    if (!playable) picture.src = moving ? animated : (video.getAttribute('poster') ?? '');
    else if (moving) play();
    else video.pause();
  };

  const play = () => {
    // A rejected promise is normal: pause was pressed while it loaded, or the browser starts no film by itself, as a phone in low power.
    video.play().catch(({ name }: DOMException) => {
      if (name === 'NotSupportedError') usePicture();
      if (name !== 'NotAllowedError') return;
      paused = true;
      update();
    });
  };

  const usePicture = () => {
    playable = false;
    picture.removeAttribute('loading');
    video.replaceWith(picture);
    update();
  };

  // One file, by name: of two, Firefox would try the second as it ends the first for a page that is being left.
  video.src = file;
  // The browser's own controls are for visitors without JavaScript.
  video.controls = false;
  button.addEventListener('click', () => {
    paused = !paused;
    update();
  });
  lessMotion.addEventListener('change', update);
  document.addEventListener('visibilitychange', update);
  new IntersectionObserver((entries) => {
    near = entries.at(-1)?.isIntersecting ?? false;
    // From now on its picture is fetched, also where it is lazy.
    hasPicture ||= near;
    update();
  }).observe(holder);
  // On paper a film without its picture is an empty frame.
  addEventListener('beforeprint', () => (holder.hidden = !hasPicture));
  addEventListener('afterprint', () => (holder.hidden = false));
  // In Firefox a film that is still being fetched would keep the next page from being loaded.
  addEventListener('pagehide', () => {
    if (video.readyState >= haveCurrentData) return;
    video.removeAttribute('src');
    video.load();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    video.src = file;
    update();
  });
  whenIdle(() => {
    idle = true;
    update();
  });
  update();
}

/** Whether the page is dark as it opens: the chosen theme, else that of the device. */
function isNight(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme:dark)').matches);
}

/** Whether the connection is too slow or costly for 150 kB of decoration. */
function isDear(): boolean {
  const { saveData, effectiveType = '4g' } = navigator.connection ?? {};
  return saveData === true || effectiveType !== '4g';
}

/** Runs when the page has loaded and the browser is idle. */
function whenIdle(start: () => void): void {
  const idle = () => (globalThis.requestIdleCallback ?? setTimeout)(start);
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle);
}
