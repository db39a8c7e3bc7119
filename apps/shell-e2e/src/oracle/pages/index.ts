import type { PageOfFigures } from '../panel.ts';
import { ARREARS_PAGES } from './arrears.ts';
import { CHANNEL_PAGES } from './channels.ts';
import { COMPLIANCE_PAGES } from './compliance.ts';
import { OVERVIEW_PAGES } from './overview.ts';
import { REGIONAL_PAGES } from './regional.ts';
import { REGISTER_PAGES } from './register.ts';
import { REVENUE_PAGES } from './revenue.ts';
import { SEASON_PAGES } from './seasons.ts';
import { TARGET_PAGES } from './targets.ts';
import { TAXPAYER_PAGES } from './taxpayers.ts';
import { UNIT_PAGES } from './units.ts';

/** All built pages. */
export const PAGES: readonly PageOfFigures[] = [
  ...REVENUE_PAGES,
  ...REGIONAL_PAGES,
  ...REGISTER_PAGES,
  ...OVERVIEW_PAGES,
  ...UNIT_PAGES,
  ...TARGET_PAGES,
  ...TAXPAYER_PAGES,
  ...ARREARS_PAGES,
  ...COMPLIANCE_PAGES,
  ...CHANNEL_PAGES,
  ...SEASON_PAGES,
];
