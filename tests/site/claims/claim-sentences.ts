import type { HTMLElement } from 'happy-dom';
import { all, type ParsedPage, wordsOf } from '../../harness/pages.ts';

/** A sentence of a built page or an email that says something about the company or the deal. */
export type ClaimSentence = { path: string; text: string };

const us = /\b(?:we|our|ours|us|one of us|the team|jantar)\b/i;
const number = '(?:\\d+|a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half an?)';
const span = new RegExp(`\\b${number}[- ](?:working )?(?:minute|hour|day|week|month|year)s?\\b`, 'i');

/** A sentence with one of these is a claim wherever it is. */
const always: readonly RegExp[] = [
  /\b(?:guarantee\w*|promis\w*|refund\w*|24\/7|any hour|around the clock|money back)\b/i,
  /\b(?:is free|are free|for free|free (?:support|account|guides?)|no charge|costs? nothing|at our cost|is included)\b/i,
  /\d[\d,]*\+(?!\d)|\b100%/,
  /\b(?:in your name|you own|yours to keep)\b/i,
  /\b(?:nothing you type|no tracking|sent nowhere|leaves (?:this|the) page|in this tab|on (?:this|your) device)\b/i,
];

/** A sentence with one of these is a claim if it is about the company. */
const ofUs: readonly RegExp[] = [
  span,
  /\b(?:never|always|nobody|no one|every|each|any time|all of)\b/i,
  /\b(?:best|fastest|leading|largest|first-class|only company)\b/i,
  /\b(?:answers?|repl(?:y|ies)|reads?|calls? back|confirms?)\b/i,
];

/** Articles, where a sentence is a claim only if it is about the company. */
const isArticle = (path: string) => /^\/(?:seo-details\/|Ai-)/.test(path);

export function isClaim({ path, text }: ClaimSentence): boolean {
  const ours = us.test(text);
  if (ours && ofUs.some((sign) => sign.test(text))) return true;
  return (ours || !isArticle(path)) && always.some((sign) => sign.test(text));
}

const blocks = 'p, li, h1, h2, h3, h4, dd, dt, td, th, figcaption, summary, caption, label';

/** Every sentence of a page: its main content and, on the home page, the footer that all pages share. */
export function sentencesOf(page: ParsedPage): ClaimSentence[] {
  const parts = page.path === '/' ? 'main, footer' : 'main';
  const description = page.document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
  const texts = all(page, parts)
    .flatMap((part) => [...part.querySelectorAll(blocks)] as HTMLElement[])
    .filter((block) => block.querySelector(blocks) === null)
    .map(wordsOf);
  return [...texts, description].flatMap(cut).map((text) => ({ path: page.path, text }));
}

/** A text as its sentences. */
export function cut(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+(?=[\p{Lu}\d“])/u).filter((sentence) => sentence !== '');
}
