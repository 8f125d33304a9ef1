/** Characters from which a password is no longer weak, and from which it is strong (specification §9). */
export const strengthThresholds = { medium: 6, strong: 10 } as const;

/** The ticks of the scale: one for each character, up to this many. */
export const scaleLength = 14;

export type Strength = 'weak' | 'medium' | 'strong';

/** Under 6 characters weak, 6 to 9 medium, 10 or more strong (specification §4). */
export function strengthOf(length: number): Strength {
  if (length < strengthThresholds.medium) return 'weak';
  return length < strengthThresholds.strong ? 'medium' : 'strong';
}
