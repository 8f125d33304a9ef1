import { useEffect, useState, type RefObject } from 'react';

/** True while the page is visible and the element is in the viewport. */
export function useWatched(element: RefObject<Element | null>): boolean {
  const [pageShown, setPageShown] = useState(true);
  const [onScreen, setOnScreen] = useState(true);

  useEffect(() => {
    const look = () => setPageShown(!document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return pageShown && onScreen;
}
