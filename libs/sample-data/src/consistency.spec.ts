import { TABLE_NAMES } from '@pendapa/warehouse';
import { BANKS_OF_CHANNEL } from './facts/banks.ts';
import { BLANK_ARREARS_UNTIL, BLANK_FIELDS, LATE_BANK } from './facts/blank-fields.ts';
import { rawRows, type RawTables } from './testing/raw-parts.ts';
import { VALIDATION_RULES } from './testing/validation-rules.ts';

describe('the sample agrees with itself', () => {
  let sample: RawTables;
  beforeAll(async () => {
    sample = await rawRows(30_000, 3);
  }, 480_000);
  afterAll(() => sample.close());

  const expectNone = async (sql: string) => expect(await sample.rows(`${sql} LIMIT 3`)).toEqual([]);

  it.each(VALIDATION_RULES)('keeps the rule: $rule', ({ broken }) => expectNone(broken));

  it('has rows of every entity', async () => {
    for (const table of TABLE_NAMES)
      expect([table, Number(await sample.value(`SELECT count(*) FROM ${table}`)) > 0]).toEqual([table, true]);
  });

  it('has the structure of the province', async () => {
    const count = (table: string) => sample.value(`SELECT count(*) FROM ${table}`);
    expect(await sample.rows('SELECT level, count(*)::INTEGER AS n FROM regions GROUP BY 1 ORDER BY 2')).toEqual([
      { level: 'province', n: 1 },
      { level: 'city', n: 6 },
      { level: 'district', n: 44 },
      { level: 'ward', n: 267 },
    ]);
    expect([
      await count('units'),
      await count('tax_types'),
      await count('channels'),
      await count('banks'),
      await count('payments'),
    ]).toEqual(['54', '14', '16', '15', '30000']);
    expect(await sample.rows("SELECT name, bps_code FROM regions WHERE region_code IN ('31.71', '31.74') ORDER BY region_code")).toEqual([
      { name: 'Kota Administrasi Jakarta Pusat', bps_code: '3173' },
      { name: 'Kota Administrasi Jakarta Selatan', bps_code: '3171' },
    ]);
  });

  it.each([
    ['payments', 'tax_code', 'tax_types', 'tax_code'],
    ['payments', 'unit_code', 'units', 'unit_code'],
    ['payments', 'region_code', 'regions', 'region_code'],
    ['payments', 'channel_code', 'channels', 'channel_code'],
    ['payments', 'bank_code', 'banks', 'bank_code'],
    ['payments', 'object_key', 'objects', 'object_key'],
    ['objects', 'region_code', 'regions', 'region_code'],
    ['units', 'region_code', 'regions', 'region_code'],
    ['units', 'parent_code', 'units', 'unit_code'],
    ['regions', 'parent_code', 'regions', 'region_code'],
    ['targets', 'unit_code', 'units', 'unit_code'],
  ])('knows every code: %s.%s', async (table, column, other, key) => {
    await expectNone(`SELECT ${column} FROM ${table} WHERE ${column} IS NOT NULL AND ${column} NOT IN (SELECT ${key} FROM ${other})`);
  });

  it('leaves out the object and the region of central transfers, and of nothing else', async () => {
    await expectNone("SELECT * FROM payments WHERE (object_key IS NULL OR region_code IS NULL) <> (tax_code = 'ROKOK')");
    await expectNone(
      "SELECT * FROM payments WHERE (channel_code = 'TRANSFER_PUSAT') <> (tax_code = 'ROKOK') OR (tax_code = 'ROKOK' AND (unit_code <> 'HQ' OR bank_code <> 'BJKT'))",
    );
  });

  it('calls a place by one name in both languages', async () => {
    await expectNone("SELECT * FROM units WHERE kind = 'samsat' AND name_en <> name_id");
    await expectNone("SELECT * FROM units WHERE kind = 'sub-agency' AND name_en <> replace(name_id, 'Suku Badan', 'City office')");
  });

  it('collects each tax where it is collected', async () => {
    expect(
      await sample.rows(
        "SELECT kind, string_agg(DISTINCT tax_code, ' ' ORDER BY tax_code) AS taxes FROM payments JOIN units USING (unit_code) WHERE tax_code NOT LIKE 'PBJT%' GROUP BY 1 ORDER BY 1",
      ),
    ).toEqual([
      { kind: 'head-office', taxes: 'PBBKB ROKOK' },
      { kind: 'samsat', taxes: 'BBNKB PKB' },
      { kind: 'up3d', taxes: 'BPHTB PAB PAT PBBP2 REKLAME' },
    ]);
    await expectNone(
      'SELECT * FROM payments p JOIN units u USING (unit_code) WHERE p.region_code IS NOT NULL AND NOT starts_with(p.region_code, u.region_code)',
    );
  });

  it('uses taxes, channels and objects only while they exist', async () => {
    await expectNone('SELECT * FROM payments JOIN tax_types USING (tax_code) WHERE posted_on < valid_from');
    await expectNone('SELECT * FROM payments JOIN channels USING (channel_code) WHERE posted_on < live_from');
    // A closed object's debts may be paid later.
    await expectNone(
      'SELECT * FROM payments p JOIN objects o USING (object_key) WHERE p.posted_on < o.opened_on OR (p.posted_on >= o.closed_on AND NOT p.is_arrears)',
    );
    await expectNone(
      'SELECT * FROM payments p JOIN objects o USING (object_key) WHERE (p.tax_code, p.unit_code, p.region_code) <> (o.tax_code, o.unit_code, o.region_code)',
    );
    await expectNone("SELECT * FROM objects WHERE closed_on <= opened_on OR opened_on > '2026-11-14' OR closed_on > '2026-11-14'");
  });

  it('pays through a bank that serves the channel', async () => {
    for (const { channel_code, bank_code } of await sample.rows(
      'SELECT DISTINCT channel_code, bank_code FROM payments WHERE channel_code IS NOT NULL',
    )) {
      const banks = Object.keys(BANKS_OF_CHANNEL[channel_code as keyof typeof BANKS_OF_CHANNEL]);
      expect(banks).toContain(bank_code);
    }
  });

  it('has discounts, penalties, older debts and settlements on a later day', async () => {
    for (const condition of ['discount > 0', 'penalty > 0', 'is_arrears', 'posted_on > paid_on'])
      expect([condition, Number(await sample.value(`SELECT count(*) FROM payments WHERE ${condition}`)) > 100]).toEqual([condition, true]);
  });

  it('reverses 45 payments, each by its opposite and not before it', async () => {
    expect(await sample.value('SELECT count(*) FROM payments WHERE reversal_of IS NOT NULL')).toBe('45');
    expect(
      await sample.value(
        `SELECT count(*) FROM payments r JOIN payments p ON p.payment_id = r.reversal_of
         WHERE r.transactions = -1 AND r.amount = -p.amount AND r.principal = -p.principal AND r.posted_on >= p.posted_on
           AND (r.object_key, r.tax_code, r.unit_code, r.channel_code, r.bank_code) IS NOT DISTINCT FROM (p.object_key, p.tax_code, p.unit_code, p.channel_code, p.bank_code)`,
      ),
    ).toBe('45');
    await expectNone('SELECT * FROM payments WHERE (transactions = -1) <> (reversal_of IS NOT NULL)');
  });

  it('adds up targets: months to the year, units to the province', async () => {
    await expectNone(
      `SELECT year, version, unit_code, tax_code FROM targets GROUP BY ALL
       HAVING sum(amount) FILTER (month > 0) <> sum(amount) FILTER (month = 0) OR count(*) <> 13`,
    );
    await expectNone(
      `SELECT year, version, tax_code, month FROM targets GROUP BY ALL
       HAVING sum(amount) FILTER (unit_code IS NULL) <> sum(amount) FILTER (unit_code IS NOT NULL) OR count(*) FILTER (unit_code IS NULL) <> 1`,
    );
    // The budget of 2024 relates to the revenue of 2023 as 46,240.2 to 43,519.7 billion. Plans are whole thousands of rupiah.
    const planned = await sample.value(
      "SELECT sum(amount)::VARCHAR FROM targets WHERE year = 2024 AND version = 'apbd' AND unit_code IS NULL AND month = 0",
    );
    const collected = await sample.value('SELECT sum(amount)::VARCHAR FROM payments WHERE year(posted_on) = 2023');
    expect(Math.abs(Number(planned) - (Number(collected) * 46_240.2) / 43_519.7)).toBeLessThan(14_000);
    await expectNone('SELECT * FROM targets WHERE amount % 1000 <> 0');
    expect(
      await sample.rows(
        'SELECT version, min(effective_from) AS since, min(amount) >= 0 AS sound FROM targets WHERE year = 2024 GROUP BY 1 ORDER BY 1',
      ),
    ).toEqual([
      { version: 'apbd', since: '2024-01-01', sound: true },
      { version: 'apbdp', since: '2024-09-12', sound: true },
    ]);
  });

  it('has one bank that posts late: a fifth of its payments 2 to 5 working days after the payment', async () => {
    const rows = await sample.rows(
      `WITH lags AS (
         SELECT bank_code, (SELECT count(*) FROM calendar c WHERE c.day > p.paid_on AND c.day <= p.posted_on AND c.working) AS lag
         FROM payments p WHERE transactions = 1 AND paid_on IS NOT NULL
       )
       SELECT bank_code, avg((lag > 1)::INTEGER) AS late, max(lag) AS longest FROM lags GROUP BY 1 ORDER BY late DESC`,
    );
    const [first, ...others] = rows;
    expect([first?.['bank_code'], Number(first?.['longest'])]).toEqual([LATE_BANK.bank, 5]);
    expect(Math.abs(Number(first?.['late']) - 0.2)).toBeLessThan(0.05);
    for (const { bank_code, late } of others) expect([bank_code, Number(late)]).toEqual([bank_code, 0]);
  });

  it.each([
    ['payments', 'paid_on IS NULL', 'payments.paidOn'],
    ['payments', 'channel_code IS NULL', 'payments.channel'],
    ['objects', "length(region_code) = 5 AND id_type = 'nopd'", 'objects.ward'],
    ['assessments', 'due_on IS NULL', 'assessments.dueOn'],
    ['taxpayers', "sector_code IS NULL AND kind = 'corporate'", 'taxpayers.sector'],
    ['arrears', 'penalty IS NULL', 'arrears.penalty'],
    ['arrears', 'expires_on IS NULL', 'arrears.expiresOn'],
  ] as const)('leaves a field blank in a few rows: %s where %s', async (table, blank, field) => {
    const [rows, blanks] = [
      Number(await sample.value(`SELECT count(*) FROM ${table}`)),
      Number(await sample.value(`SELECT count(*) FROM ${table} WHERE ${blank}`)),
    ];
    expect(blanks).toBeLessThan((2 * rows * BLANK_FIELDS[field]) / 10_000 + 5);
    if (table === 'payments' || table === 'arrears') expect(blanks).toBeGreaterThan(0);
  });

  it('leaves no field of arrears blank in the snapshots that pages of the present read', () =>
    expectNone(`SELECT * FROM arrears WHERE snapshot_on > DATE '${BLANK_ARREARS_UNTIL}' AND (penalty IS NULL OR expires_on IS NULL)`));

  it('registers nobody as a child', () => expectNone('SELECT * FROM taxpayers WHERE year(registered_on) - birth_year < 18'));

  it('lets people live where their objects lie, whichever city comes first', async () => {
    const rows = await sample.rows(
      `WITH shares AS (
         SELECT left(region_code, 5) AS city, count(*) / sum(count(*)) OVER () AS objects FROM objects JOIN taxpayers USING (taxpayer_key)
         WHERE kind = 'individual' AND region_code <> '31' GROUP BY 1
       ),
       living AS (
         SELECT residence_code AS city, count(*) / sum(count(*)) OVER () AS people FROM taxpayers
         WHERE kind = 'individual' AND residence_code IN (SELECT city FROM shares) GROUP BY 1
       )
       SELECT city, 100 * abs(objects - coalesce(people, 0)) AS points FROM shares LEFT JOIN living USING (city)`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(5);
    for (const { city, points } of rows) expect([city, Number(points) < 3]).toEqual([city, true]);
  });
});
