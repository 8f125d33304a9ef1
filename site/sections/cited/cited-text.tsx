import { Fragment, type ReactNode } from 'react';
import type { GuideText, Sources } from '../../../content/guide.ts';
import { type Piece, piecesOf } from '../../../content/guide-text.ts';
import { RichText } from '../../components/rich-text.tsx';
import styles from './cited-text.module.css';
import { sourceAnchor, sourceNumber } from './source-numbers.ts';
import { cited } from '../../../content/component-words.ts';
import { interpolate } from '../../../contracts/interpolate.ts';

/** Words with marks that lead to the sources, emphasis and links, as guides write them. */
export function CitedText({ of: text, sources }: { of: GuideText; sources: Sources }): ReactNode {
  return piecesOf(text).map((piece, index) => <Fragment key={index}>{toNode(piece, sources)}</Fragment>);
}

function toNode(piece: Piece, sources: Sources): ReactNode {
  if (typeof piece === 'string') return piece;
  if ('cite' in piece) return <Mark number={sourceNumber(sources, piece.cite)} />;
  if ('strong' in piece) return <strong>{piece.strong}</strong>;
  if ('term' in piece) return <kbd className={styles.typed}>{piece.term}</kbd>;
  if ('code' in piece) return <code className={styles.typed}>{unbroken(piece.code)}</code>;
  return <RichText of={[piece]} />;
}

/** A command wraps between its words, and within a word only if it is longer than the line. */
function unbroken(code: string): ReactNode {
  const words = code.split(' ');
  if (words.length === 1) return code;
  return words.map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span>{word}</span>
    </Fragment>
  ));
}

/** The word joiner before the mark keeps it on the line of the word it belongs to. */
function Mark({ number }: { number: number }) {
  return (
    <>
      {'\u2060'}
      <a className={styles.mark} href={`#${sourceAnchor(number)}`} aria-label={interpolate(cited.mark, { number })}>
        {number}
      </a>
    </>
  );
}
