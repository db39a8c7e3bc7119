export const LEVELS = ['province', 'city', 'district', 'ward'] as const;
export type Level = (typeof LEVELS)[number];
export const UNIT_KINDS = ['head-office', 'sub-agency', 'samsat', 'up3d', 'other'] as const;
export const CHANNEL_CLASSES = ['digital', 'semi', 'transfer'] as const;
export const ASSESSMENTS = ['official', 'self', 'transfer'] as const;
export const TAX_PERIODS = ['month', 'quarter', 'year', 'event'] as const;
/**
 * `step-warning` and `step-warrant` are the days that a step of collection may take. `collected-by` lists kinds of units that collect a
 * tax, separated by blanks.
 */
export const RULES = ['due-pay', 'due-file', 'rate', 'interest', 'interest-cap', 'collected-by', 'step-warning', 'step-warrant'] as const;
export const RULE_UNITS = ['month-day', 'days', 'working-days-after-period', 'months', 'permille', 'unit-kinds'] as const;
export const EVENT_KINDS = ['due-date', 'waiver', 'discount', 'holiday', 'budget', 'reform', 'other'] as const;
export const TARGET_VERSIONS = ['apbd', 'apbdp'] as const;
export const TAXPAYER_KINDS = ['individual', 'corporate'] as const;
export const TAXPAYER_STATES = ['active', 'inactive', 'closed'] as const;
export const SEXES = ['F', 'M'] as const;
export const SIZES = ['micro', 'small', 'medium', 'large'] as const;
export const OBJECT_NUMBERS = ['nop', 'nopd', 'nrkb'] as const;
export const OBJECT_STATES = ['active', 'suspended', 'closed'] as const;
export const OBJECT_EVENTS = ['opened', 'closed', 'suspended', 'resumed', 'transferred'] as const;
export const DOCUMENTS = ['SPPT', 'SKPD', 'SKKP', 'SKPDKB', 'SKPDKBT', 'STPD', 'SKPDN', 'SKPDLB'] as const;
export const FILING_MODES = ['online', 'counter'] as const;
export const RETURN_SOURCES = ['SPTPD', 'eTRAPT'] as const;
export const ACTIONS = ['reminder', 'warning', 'warrant', 'seizure'] as const;
export const LAST_ACTIONS = ['none', ...ACTIONS] as const;
export const RESULTS = ['paid', 'partly-paid', 'open', 'returned'] as const;
