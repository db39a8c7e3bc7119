import type { PageOfFigures } from '../panel.ts';
import { ARREARS_PAGES } from './arrears.ts';
import { ASSESSMENT_PAGES } from './assessment.ts';
import { CHANNEL_PAGES } from './channels.ts';
import { COMPLIANCE_PAGES } from './compliance.ts';
import { CROSS_PAGES } from './cross-dimensional.ts';
import { DEMOGRAPHIC_PAGES } from './demographics.ts';
import { OBJECT_PAGES } from './objects.ts';
import { ACHIEVEMENT_PAGES } from './achievement.ts';
import { PREDICTIVE_PAGES } from './predictive.ts';
import { REGIONAL_PAGES } from './regional.ts';
import { REVENUE_PAGES } from './revenue.ts';
import { SUBJECT_PAGES } from './subjects.ts';
import { TARGET_UNIT_PAGES } from './target-units.ts';
import { TARGET_PAGES } from './targets.ts';
import { TEMPORAL_PAGES } from './temporal.ts';
import { UNIT_PAGES } from './units.ts';

/** All built pages. */
export const PAGES: readonly PageOfFigures[] = [
  ...REVENUE_PAGES,
  ...REGIONAL_PAGES,
  ...OBJECT_PAGES,
  ...ASSESSMENT_PAGES,
  ...ACHIEVEMENT_PAGES,
  ...UNIT_PAGES,
  ...TARGET_PAGES,
  ...TARGET_UNIT_PAGES,
  ...SUBJECT_PAGES,
  ...ARREARS_PAGES,
  ...COMPLIANCE_PAGES,
  ...CHANNEL_PAGES,
  ...TEMPORAL_PAGES,
  ...PREDICTIVE_PAGES,
  ...CROSS_PAGES,
  ...DEMOGRAPHIC_PAGES,
];
