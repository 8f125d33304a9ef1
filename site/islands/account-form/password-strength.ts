/** The fewest characters of a medium and of a strong password (specification §9). */
export const strengthThresholds = { medium: 6, strong: 10 } as const;

/** The number of ticks of the scale, one for each character. */
export const scaleLength = 14;

export type Strength = 'weak' | 'medium' | 'strong';

/** Under 6 characters weak, 6 to 9 medium, 10 or more strong (specification §4). */
export function strengthOf(length: number): Strength {
  if (length < strengthThresholds.medium) return 'weak';
  return length < strengthThresholds.strong ? 'medium' : 'strong';
}
