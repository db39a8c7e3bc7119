import type { Period } from '../calendar.ts';
import { LAST_YEAR, largestFirst, view, type DefaultView } from './view.ts';

const TARGETS = ['realised', 'realisedToDate', 'target', 'targetApbd', 'targetApbdp'] as const;
const TO_DATE = [...TARGETS, 'planToDate', 'achievement', 'planAchievement', 'planVariance', 'remaining'] as const;
const BY_TAX = [...TARGETS, 'achievement', 'planAchievement', 'planVariance'] as const;

/** What the executive summary asks in the running fiscal year, as it writes it. */
export const overviewViews = (running: Period): readonly DefaultView[] => [
  view('/overview', 'achievement', TO_DATE, [], LAST_YEAR),
  view('/overview', 'achievement', BY_TAX, ['taxType'], { ...LAST_YEAR, ...largestFirst('realised') }),
  view('/overview', 'achievement', ['realised', 'plan'], ['month'], { ...running, ...LAST_YEAR }),
];
