import { LATE_BANK } from '../facts/blank-fields.ts';

/** A rule that data of an agency must satisfy, as a query for the rows that break it. */
export interface ValidationRule {
  readonly rule: string;
  readonly broken: string;
}

const rule = (name: string, broken: string): ValidationRule => ({ rule: name, broken });

const PAID = (column: string) =>
  `SELECT ${column}, sum(principal) AS paid, min(paid_on) AS first_paid FROM payments WHERE ${column} IS NOT NULL GROUP BY ${column}`;

/** Written by hand against the published tables, not with the rules of the import, as an independent check. */
export const VALIDATION_RULES: readonly ValidationRule[] = [
  rule('an amount is principal and penalty less discount', 'SELECT * FROM payments WHERE amount <> principal + penalty - discount'),
  rule(
    'only reversals are negative',
    'SELECT * FROM payments WHERE sign(amount) <> transactions OR (amount < 0) <> (reversal_of IS NOT NULL)',
  ),
  rule(
    'a reversal is the opposite of its payment and not before it',
    `SELECT * FROM payments r LEFT JOIN payments p ON p.payment_id = r.reversal_of WHERE r.reversal_of IS NOT NULL
     AND (p.payment_id IS NULL OR r.amount <> -p.amount OR r.posted_on < p.posted_on OR r.paid_on < p.paid_on)`,
  ),
  rule(
    'posted on the day of the payment or up to five days later, by the late bank within three weeks',
    `SELECT * FROM payments WHERE posted_on < paid_on OR posted_on - paid_on > CASE bank_code WHEN '${LATE_BANK.bank}' THEN 21 ELSE 5 END`,
  ),
  rule(
    'pairs of banks and channels that can occur',
    'SELECT * FROM payments ANTI JOIN bank_channels USING (bank_code, channel_code) WHERE channel_code IS NOT NULL',
  ),
  rule('channels that were live', 'SELECT * FROM payments JOIN channels USING (channel_code) WHERE paid_on < live_from'),
  rule(
    'taxes that were in force',
    'SELECT * FROM payments p JOIN tax_types t USING (tax_code) WHERE paid_on < valid_from OR tax_year < year(valid_from)',
  ),
  rule(
    'renamed taxes know their former name and account',
    "SELECT * FROM tax_types WHERE (tax_code LIKE 'PBJT%') <> (legacy_name IS NOT NULL AND legacy_code IS NOT NULL)",
  ),
  rule(
    'objects lie in the region of their unit',
    'SELECT * FROM objects o JOIN units u USING (unit_code) WHERE NOT starts_with(o.region_code, u.region_code)',
  ),
  rule(
    'each district is served by one UP3D, which lies in it or around it',
    `SELECT region_code FROM regions LEFT JOIN (SELECT unnest(string_split(district_codes, ';')) AS region_code, kind, units.region_code AS around FROM units) served USING (region_code)
     WHERE level = 'district' GROUP BY region_code HAVING count(*) FILTER (kind = 'up3d' AND starts_with(region_code, around)) <> 1`,
  ),
  rule(
    'objects of a UP3D lie in its districts, where the district is known',
    "SELECT * FROM objects o JOIN units u USING (unit_code) WHERE u.kind = 'up3d' AND length(o.region_code) > 5 AND NOT list_contains(string_split(u.district_codes, ';'), left(o.region_code, 8))",
  ),
  rule(
    'vehicles belong to Samsat units and nothing else does',
    "SELECT * FROM objects JOIN units USING (unit_code) WHERE (kind = 'samsat') <> (tax_code IN ('PKB', 'BBNKB'))",
  ),
  rule(
    'land object numbers have 18 digits and begin with the code of the statistical office of their city',
    `SELECT * FROM objects o LEFT JOIN regions r ON r.region_code = left(o.region_code, 5)
     WHERE id_type = 'nop' AND (NOT regexp_full_match(object_id, '[0-9]{18}') OR left(object_id, 4) IS DISTINCT FROM r.bps_code)`,
  ),
  rule(
    'plate numbers fit their pattern',
    "SELECT * FROM objects WHERE id_type = 'nrkb' AND NOT regexp_full_match(object_id, 'B [0-9]{4} [A-Z]{3}')",
  ),
  rule(
    'units of a kind that collects the tax',
    `SELECT * FROM payments JOIN units USING (unit_code) LEFT JOIN tax_rules r ON r.tax_code = payments.tax_code AND r.rule = 'collected-by'
     WHERE r.value IS NULL OR NOT list_contains(string_split(r.value, ' '), units.kind)`,
  ),
  ...[
    ['payments', 'payment_id'],
    ['assessments', 'assessment_id'],
    ['returns', 'return_id'],
    ['arrears', 'snapshot_on, object_key, tax_code, tax_year, period'],
    ['enforcement', 'action_id'],
  ].map(([table, key]) =>
    rule(`no key of ${String(table)} twice`, `SELECT ${String(key)} FROM ${String(table)} GROUP BY ALL HAVING count(*) > 1`),
  ),
  rule('no number of an object twice', 'SELECT object_id FROM objects GROUP BY 1 HAVING count(*) > 1'),
  rule('identity numbers have 16 digits', "SELECT * FROM identities WHERE nik IS NOT NULL AND NOT regexp_full_match(nik, '[0-9]{16}')"),
  rule(
    'no number that could be real: wards 000, plates that begin with 0, provinces 00',
    `SELECT object_id FROM objects WHERE CASE id_type WHEN 'nop' THEN substr(object_id, 7, 4) <> '0000' WHEN 'nrkb' THEN object_id NOT LIKE 'B 0%' ELSE object_id NOT LIKE '00%' END
     UNION ALL SELECT npwpd FROM identities WHERE npwpd NOT LIKE '00%' OR nik NOT LIKE '00%' OR name NOT LIKE '% Contoh'`,
  ),
  rule(
    'masked columns show nothing else',
    "SELECT * FROM taxpayers WHERE NOT regexp_full_match(npwpd_masked, '\\*{4}[0-9]{4}') OR NOT regexp_full_match(name_masked, '([A-Z]\\*\\*\\* ?)+')",
  ),
  rule(
    'notices cover what was paid for them',
    `SELECT * FROM (${PAID('assessment_id')}) p LEFT JOIN assessments a USING (assessment_id)
     WHERE a.assessment_id IS NULL OR a.principal - a.exemption - a.reduction - a.cancelled < paid OR first_paid < issued_on`,
  ),
  rule(
    'the last correction of a return declares what was paid for it',
    `SELECT * FROM (${PAID('return_id')}) p LEFT JOIN
     (SELECT replace(return_id, 'C', '') AS return_id, arg_max(declared_tax, correction) AS declared FROM returns GROUP BY 1) r USING (return_id)
     WHERE declared IS DISTINCT FROM paid`,
  ),
  rule(
    'every payment names its notice or return, but central transfers and acquisitions, which have neither',
    "SELECT * FROM payments WHERE (assessment_id IS NULL AND return_id IS NULL) <> (tax_code = 'ROKOK' OR (tax_code = 'BPHTB' AND NOT is_arrears))",
  ),
  rule(
    'one bill for each land object and year',
    "SELECT object_key, tax_year FROM assessments WHERE document = 'SPPT' GROUP BY ALL HAVING count(*) > 1",
  ),
  rule(
    'exempt homes get a bill of nothing, others none',
    "SELECT * FROM assessments WHERE exemption NOT IN (0, principal) OR (exemption > 0 AND document <> 'SPPT')",
  ),
  rule(
    'what is assessed is a month, a calendar year, the day of a case, or twelve months from a day of the tax year',
    `SELECT * FROM assessments WHERE period_start IS NULL OR period_end IS NULL OR NOT CASE
       WHEN tax_code IN ('BBNKB', 'BPHTB') THEN period_start = period_end AND year(period_start) * 100 + month(period_start) = period
       WHEN period IS NOT NULL THEN period_start = make_date(period // 100, period % 100, 1) AND period_end = last_day(period_start)
       WHEN tax_code = 'PBBP2' THEN period_start = make_date(tax_year, 1, 1) AND period_end = make_date(tax_year, 12, 31)
       ELSE year(period_start) = tax_year AND period_end - period_start BETWEEN 364 AND 365 END`,
  ),
  rule(
    'filed returns say where they come from; the system that records transactions reports online, for places alone',
    `SELECT * FROM returns WHERE (filed_on IS NULL) <> (source IS NULL) OR source NOT IN ('SPTPD', 'eTRAPT')
       OR (source = 'eTRAPT' AND (mode <> 'online' OR tax_code NOT LIKE 'PBJT_%' OR tax_code = 'PBJT_LISTRIK'))`,
  ),
  rule(
    'returns are of taxes that are filed every month',
    "SELECT * FROM returns ANTI JOIN tax_rules r ON r.tax_code = returns.tax_code AND r.rule = 'due-file'",
  ),
  rule('returns are filed after their period, once for each correction', 'SELECT * FROM returns WHERE filed_on < period_end'),
  rule(
    'one return for each object, period and correction',
    'SELECT object_key, period FROM returns GROUP BY object_key, period, correction HAVING count(*) > 1',
  ),
  rule(
    'a return that is missing declares nothing',
    'SELECT * FROM returns WHERE (filed_on IS NULL) <> (declared_tax IS NULL) OR (filed_on IS NULL) <> (mode IS NULL)',
  ),
  rule('arrears roll forward', 'SELECT * FROM arrears_movements WHERE opening + added - collected - written_off + adjusted <> closing'),
  rule(
    'arrears open as they closed',
    `SELECT * FROM (SELECT opening, lag(closing) OVER (PARTITION BY tax_code, unit_code ORDER BY snapshot_on) AS before FROM arrears_movements) WHERE opening <> before`,
  ),
  rule(
    'movements close at what the snapshot holds',
    `SELECT * FROM (SELECT snapshot_on, tax_code, unit_code, sum(principal) AS owed FROM arrears GROUP BY ALL) a
     FULL JOIN (SELECT * FROM arrears_movements WHERE unit_code IS NOT NULL AND closing > 0) m USING (snapshot_on, tax_code, unit_code) WHERE owed IS DISTINCT FROM closing`,
  ),
  rule(
    'movements of units add up to the province',
    `SELECT snapshot_on, tax_code FROM arrears_movements GROUP BY ALL
     HAVING sum(closing) FILTER (unit_code IS NULL) <> sum(closing) FILTER (unit_code IS NOT NULL) OR sum(collected) FILTER (unit_code IS NULL) <> sum(collected) FILTER (unit_code IS NOT NULL)`,
  ),
  rule(
    'arrears are overdue, of the class of their age, and lapse five years after they were due or after the warrant',
    `SELECT * FROM arrears a JOIN (SELECT *, lead(from_months, 1, 9999) OVER (ORDER BY from_months) AS to_months FROM quality_classes) q ON q.class_code = a.quality
     WHERE due_on >= snapshot_on OR datesub('month', due_on, snapshot_on) NOT BETWEEN from_months AND to_months - 1 OR (last_action NOT IN ('warrant', 'seizure') AND expires_on <> due_on + INTERVAL 5 YEARS)
       OR (last_action = 'warrant' AND expires_on <> action_on + INTERVAL 5 YEARS) OR (last_action = 'seizure' AND expires_on < due_on + INTERVAL 5 YEARS)`,
  ),
  rule(
    'what is in arrears is what a notice or return says',
    `SELECT * FROM arrears r
     LEFT JOIN assessments a ON a.object_key = r.object_key AND a.tax_year = r.tax_year AND a.period IS NOT DISTINCT FROM r.period AND a.document <> 'STPD'
     LEFT JOIN returns t ON t.object_key = r.object_key AND t.period IS NOT DISTINCT FROM r.period AND t.correction = 0
     WHERE r.principal IS DISTINCT FROM coalesce(a.principal, t.declared_tax)`,
  ),
  rule(
    'nothing is in arrears that was paid',
    `SELECT * FROM arrears a JOIN payments p ON p.object_key = a.object_key AND p.tax_year = a.tax_year AND p.period IS NOT DISTINCT FROM a.period
     WHERE p.posted_on <= a.snapshot_on AND p.reversal_of IS NULL`,
  ),
  rule(
    'what was overdue and unpaid at a snapshot is in it',
    `SELECT * FROM assessments s ANTI JOIN arrears a ON a.snapshot_on = DATE '2024-12-31' AND a.object_key = s.object_key AND a.tax_year = s.tax_year AND a.period IS NOT DISTINCT FROM s.period
     WHERE s.tax_year = 2024 AND s.due_on < DATE '2024-12-31' AND s.principal - s.exemption > 0 AND s.document <> 'STPD' AND (s.cancelled_on IS NULL OR s.cancelled_on > DATE '2024-12-31')
       AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.object_key = s.object_key AND p.tax_year = s.tax_year AND p.period IS NOT DISTINCT FROM s.period AND p.posted_on <= DATE '2024-12-31')`,
  ),
  rule(
    'the last step of enforcement in a snapshot was taken',
    `SELECT * FROM arrears a WHERE last_action <> 'none' AND action_on >= DATE '2019-01-01' AND NOT EXISTS
     (SELECT 1 FROM enforcement e WHERE e.object_key = a.object_key AND e.action = a.last_action AND e.issued_on = a.action_on)`,
  ),
  rule(
    'debts are written off by decree, on two days of a year',
    `SELECT * FROM (SELECT count(DISTINCT p.snapshot_on) AS months FROM arrears_movements p WHERE unit_code IS NULL AND year(snapshot_on) = 2025 AND written_off > 0) WHERE months > 2`,
  ),
  rule(
    'channels take no more at once than they can',
    "SELECT * FROM payments WHERE abs(amount) > CASE channel_code WHEN 'QRIS' THEN 10000000 WHEN 'EWALLET' THEN 10000000 WHEN 'MINIMARKET' THEN 5000000 WHEN 'SIGNAL' THEN 20000000 END",
  ),
  rule(
    'objects are owned by taxpayers that are registered',
    'SELECT * FROM objects o LEFT JOIN taxpayers t USING (taxpayer_key) WHERE t.taxpayer_key IS NULL OR t.registered_on > o.opened_on OR t.closed_on < o.closed_on',
  ),
  rule(
    'every taxpayer has one identity',
    'SELECT * FROM taxpayers FULL JOIN identities USING (taxpayer_key) WHERE kind IS NULL OR name IS NULL',
  ),
  rule(
    'payments are of the owner, the tax, the unit and the region of their object',
    `SELECT * FROM payments p JOIN objects o USING (object_key)
     WHERE p.taxpayer_key <> o.taxpayer_key OR (p.tax_code, p.unit_code, p.region_code) <> (o.tax_code, o.unit_code, o.region_code)`,
  ),
  rule('fewer different objects than payments', 'SELECT tax_code FROM payments GROUP BY 1 HAVING count(DISTINCT object_key) > count(*)'),
  rule(
    'dated within the data',
    "SELECT posted_on FROM payments WHERE posted_on > DATE '2026-11-14' UNION ALL SELECT filed_on FROM returns WHERE filed_on > DATE '2026-11-14' UNION ALL SELECT issued_on FROM assessments WHERE issued_on > DATE '2026-11-14' UNION ALL SELECT issued_on FROM enforcement WHERE issued_on > DATE '2026-11-14'",
  ),
];
