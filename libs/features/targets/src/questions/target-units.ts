import { stated } from '@pendapa/contracts';

/** What the page asks when it is built. */
export const opened = [
  stated({ subject: 'achievement', measures: ['realised', 'target', 'plan', 'planAchievement'], by: ['unit', 'taxType'], compare: 'none' }),
] as const;
