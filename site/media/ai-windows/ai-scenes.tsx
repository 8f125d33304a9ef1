import styles from '../facade/window.module.css';

const { thin, bold, fill, accent, paper, onAccent } = styles;

/* What is worked on behind the ten windows. The origin is the middle of the sill, up is negative; about 180 × 200 units show. */

export const artists = (
  <>
    <path className={thin} d="M-62-150-80-14M62-150 80-14M0-150v-28" />
    <path className={bold} d="M-62-14v-136H62v136Z" />
    <circle className={accent} cx="18" cy="-104" r="20" />
    <path className={fill} d="M-62-14v-36l40-42 30 34 18-16 36 36v24Z" />
  </>
);

export const applications = (
  <>
    <rect className={`${paper} ${bold}`} x="-44" y="-178" width="88" height="166" rx="10" />
    <path
      className={fill}
      d="M-30-156h26v26h-26zM4-156h26v26H4zM-30-122h26v26h-26zM-30-88h60v12h-60zM-30-68h60v12h-60zM-30-48h38v12h-38z"
    />
    <path className={accent} d="M4-122h26v26H4z" />
  </>
);

/** Half the height of each bar of the sound. */
const beats = [9, 17, 26, 15, 37, 48, 30, 60, 44, 70, 35, 22, 41, 18, 10];
const LOUDEST = 70;

const bars = (loudest: boolean) =>
  beats
    .map((half, index) => ({ half, x: index * 11 - 82 }))
    .filter(({ half }) => (half === LOUDEST) === loudest)
    .map(({ half, x }) => `M${x}-${80 + half}h6v${2 * half}h-6z`)
    .join('');

export const musicVideos = (
  <>
    <path className={fill} d={bars(false)} />
    <path className={accent} d={bars(true)} />
  </>
);

export const contentEditing = (
  <>
    <path className={paper} d="M-62-176H38l24 24V-10H-62Z" />
    <path className={accent} d="M-50-119h74v14h-74z" />
    <path className={thin} d="M-62-176H38l24 24V-10H-62ZM38-176v24h24" />
    <path className={bold} d="M-44-136H30M-44-112H18M-44-88H10M-44-64H44M-44-40H20M10-88q14-14 26 0M32-97l4 9-10 2" />
  </>
);

export const videoArt = (
  <>
    <circle className={thin} cx="0" cy="-92" r="84" />
    <circle className={thin} cx="0" cy="-92" r="62" />
    <circle className={bold} cx="0" cy="-92" r="40" />
    <path className={thin} d="M-100-92H100M0-190V0M-69-161 69-23M-69-23 69-161" />
    <circle className={accent} cx="0" cy="-92" r="18" />
  </>
);

export const chatbots = (
  <>
    <path className={fill} d="M-72-166H28v56H-44l-16 16v-16h-12z" />
    <path className={accent} d="M-28-86H72v56H62v16L46-30H-28z" />
    <path stroke="var(--f-lit-c)" strokeWidth="2" d="M-56-148h64M-56-132h40" />
    <path className={onAccent} d="M-12-66h66M-12-50h38" />
  </>
);

export const seoOptimization = (
  <>
    <path className={bold} d="m34-60 44 44" />
    <circle className={bold} cx="-10" cy="-104" r="62" />
    <path className={fill} d="M-44-74v-28h16v28zM-20-74v-46h16v46z" />
    <path className={accent} d="M4-74v-70h16v70z" />
  </>
);

export const videoEditing = (
  <>
    <path
      className={fill}
      d="M-84-150h70v36h-70zM-8-150h92v36H-8zM-84-104h40v36h-40zM-38-104h66v36h-66zM34-104h50v36H34zM-84-58h100v36H-84z"
    />
    <path className={bold} d="M-20-170V-6" />
    <path className={accent} d="M-30-184h20v14l-10 10-10-10z" />
  </>
);

export const voiceover = (
  <>
    <path className={fill} d="M-22-150a22 22 0 0 1 44 0v52a22 22 0 0 1-44 0z" />
    <path className={bold} d="M-40-104a40 40 0 0 0 80 0M0-64v34M-26-30h52" />
    <path
      className={thin}
      d="M-58-150a90 90 0 0 0 0 64M-76-160a110 110 0 0 0 0 84M58-150a90 90 0 0 1 0 64M76-160a110 110 0 0 1 0 84"
    />
    <circle className={accent} cx="0" cy="-128" r="8" />
  </>
);

export const automation = (
  <>
    <path className={bold} d="M-64-40v-60H0v-50M0-100h64v60" />
    <circle className={accent} cx="0" cy="-160" r="18" />
    <path className={fill} d="M-86-40h44v36h-44zM42-40h44v36H42zM-22-118h44v36h-44z" />
  </>
);
