/**
 * Lets a silent film loop while somebody can see it. Without React: it is one element with one button.
 * The film is fetched when it is in sight and the page has nothing else to do, and on a slow line or where data is to
 * be saved when somebody presses play; it rests while it is out of sight, while the page is hidden, when it is paused,
 * and for good where less motion is asked for. Where it cannot be played an animated picture takes its place,
 * with the same button: it then shows the poster instead.
 * @param video stands beside its button (`button[data-pause]`) and holds the animated picture as its last child
 */
export function attachLoopVideo(video: HTMLVideoElement): void {
  const holder = video.parentElement;
  const button = holder?.querySelector<HTMLButtonElement>('button[data-pause]');
  const picture = video.querySelector('img');
  if (!holder || !button || !picture) return;

  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const animated = picture.src;
  let paused = isDear();
  let near = false;
  let idle = false;
  let playable = true;

  const update = () => {
    const moving = near && idle && !paused && !lessMotion.matches && !document.hidden;
    button.hidden = lessMotion.matches;
    holder.toggleAttribute('data-paused', paused);
    button.setAttribute('aria-label', (paused ? button.dataset['resume'] : button.dataset['pause']) ?? '');
    if (!playable) picture.src = moving ? animated : (video.getAttribute('poster') ?? '');
    else if (moving) play();
    else video.pause();
  };

  const play = () => {
    // A rejected promise is no fault of ours: somebody pressed pause while it loaded, or the browser saves data.
    video.play().catch((error: DOMException) => {
      if (error.name === 'NotSupportedError') usePicture();
    });
  };

  const usePicture = () => {
    if (!playable) return;
    playable = false;
    picture.removeAttribute('loading');
    video.replaceWith(picture);
    update();
  };

  // With a script the film has our button; the browser's own bar is for those without.
  video.controls = false;
  button.addEventListener('click', () => {
    paused = !paused;
    update();
  });
  lessMotion.addEventListener('change', update);
  document.addEventListener('visibilitychange', update);
  // The last source failing means that all have failed.
  video.querySelector('source:last-of-type')?.addEventListener('error', usePicture);
  new IntersectionObserver((entries) => {
    near = entries.at(-1)?.isIntersecting ?? false;
    update();
  }).observe(holder);
  whenIdle(() => {
    idle = true;
    update();
  });
  update();
}

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether 150 kB for a decoration would be felt. */
function isDear(): boolean {
  const { saveData, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {};
  const savesData = saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
  return savesData || effectiveType !== '4g';
}

/** After the page has loaded, when nothing else is to be done. */
function whenIdle(start: () => void): void {
  const idle = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(start) : setTimeout(start));
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}
