import type { ReactNode } from 'react';
import type { AppReasonName } from '../../content/pages/app-service.ts';
import paints from './paints.module.css';

/** Why us: the plainest of three phones passes first, a phone beyond the mast's reach keeps its parcel, a website stands and its app is not built, the key is yours. */
const reasons: Readonly<Record<AppReasonName, ReactNode>> = {
  common: (
    <>
      <rect className={paints.cobalt} x="6" y="22" width="48" height="82" rx="8" />
      <path className={paints.wall} d="M12 34H48V88H12Z" />
      <circle className={paints.wall} cx="30" cy="96" r="4" />
      <path stroke="var(--f-sun)" strokeWidth="5" d="m19 62 8 9 14-18" />
      <rect className={paints.wall} x="70" y="12" width="46" height="92" rx="9" />
      <path className={paints.plate} d="M75 22H111V94H75Z" />
      <rect className={paints.wall} x="132" y="1" width="47" height="103" rx="10" />
      <path className={paints.plate} d="M136 13a7 7 0 0 1 7-7h25a7 7 0 0 1 7 7v79a7 7 0 0 1-7 7h-25a7 7 0 0 1-7-7Z" />
    </>
  ),
  kept: (
    <>
      <path className={paints.wall} d="M24 104 36 30l12 74Z" />
      <path className={paints.ink} d="m27 86 19-12-14-12 10-11M45 86 26 74" />
      <circle className={paints.bead} cx="36" cy="24" r="6" />
      <path
        className={paints.sight}
        strokeWidth="2"
        d="M52 8a24 24 0 0 1 0 32M64-2a40 40 0 0 1 0 52M20 8a24 24 0 0 0 0 32M8-2a40 40 0 0 0 0 52"
      />
      <path stroke="var(--gulabi)" strokeWidth="4" d="m88 40 16 16m0-16L88 56" />
      <rect className={paints.cobalt} x="126" y="10" width="53" height="94" rx="9" />
      <path className={paints.wall} d="M132 20H173V92H132Z" />
      <path className={paints.bead} d="m152.5 38 15 7v18l-15 8-15-8V45Z" />
      <path className={paints.ink} d="m137.5 45 15 8 15-8M152.5 53v18M140 82h25" />
    </>
  ),
  web: (
    <>
      <path className={paints.wall} d="M4 14H112V104H4Z" />
      <path className={paints.cobalt} d="M4 14H112V32H4Z" />
      <path className={paints.turquoise} d="M14 104V66q0-18 18-26 18 8 18 26v38Z" />
      <path className={paints.ink} strokeWidth="4" d="M62 48H102M62 60H94" />
      <path className={paints.bead} d="M62 74H92V88H62Z" />
      <rect className={paints.ink} strokeDasharray="5 4" x="132" y="14" width="47" height="90" rx="9" />
    </>
  ),
  yours: (
    <>
      <path className={paints.wall} d="M8 104V48Q8 16 48 2 88 16 88 48V104Z" />
      <path className={paints.cobalt} d="M20 104V52Q20 28 48 16 76 28 76 52V104Z" />
      <path className={paints.wall} d="M48 62a7 7 0 0 1 4 12l2 14H42l2-14a7 7 0 0 1 4-12Z" />
      <path
        className={paints.bead}
        d="M140 10a22 22 0 0 1 6 43v51h-12V92h-10V82h10V74h-10V64h10V53a22 22 0 0 1 6-43Zm0 12a10 10 0 1 0 .01 0Z"
      />
    </>
  ),
};

/** What one reason means for an app. It stands on the line below it. */
export function AppReason({ of }: { of: AppReasonName }) {
  return (
    <svg viewBox="0 0 180 104" overflow="visible" aria-hidden="true">
      {reasons[of]}
    </svg>
  );
}
