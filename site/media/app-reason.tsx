import { namedFigures } from './named-figures.tsx';
import paints from './paints.module.css';

const sheet = <path className={paints.plate} d="M44 14H92V90H44Z" />;

/** Why us: the smaller phone is tried first, a message waits for its network, a page where no app is needed, the key of the account. */
export const AppReason = namedFigures(
  [
    <g key="phones">
      {sheet}
      <path className={paints.bead} d="M6 90V34H40V90Z" />
      <path className={paints.ink} strokeWidth="3" d="m15 60 6 7 10-13" />
    </g>,
    <g key="offline">
      <path className={paints.cobalt} d="M10 90V72H26V90ZM30 90V58H46V90Z" />
      <path className={paints.ink} strokeDasharray="4 3" d="M50 90V40H66V90M70 90V20H86V90" />
      <path className={paints.bead} d="M4 16H42V42H4Z" />
      <path className={paints.ink} d="m4 16 19 15 19-15" />
    </g>,
    <g key="page">
      <path className={paints.ink} strokeDasharray="4 3" d="M6 90V34H40V90" />
      {sheet}
      <path className={paints.cobalt} d="M44 14H92V28H44Z" />
      <path className={paints.ink} strokeWidth="3" d="M52 42H84M52 54H74" />
    </g>,
    <g key="key">
      {sheet}
      <path className={paints.ink} strokeWidth="3" d="M52 42H84M52 54H74M26 64h10M26 78h14" />
      <path className={paints.bead} d="M22 8a14 14 0 1 0 .01 0ZM18 36h8V82h-8Z" />
    </g>,
  ],
  { viewBox: '0 0 96 96', behind: <path className={paints.ink} d="M0 90H96" /> },
);
