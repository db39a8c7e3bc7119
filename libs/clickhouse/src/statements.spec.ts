import { DUCKDB } from '@pendapa/warehouse/testing';
import { CLICKHOUSE } from './dialect.ts';
import { storeSql } from './tables.ts';
import { viewsSql } from './views.ts';

const part = (kind: 'payments' | 'register' | 'numbers' | 'identities', year: number | null, hash: string) => ({
  file: `${kind}${year === null ? '' : `-${String(year)}`}-${hash}.duckdb`,
  kind,
  year,
  sha256: hash.repeat(64 / hash.length),
  bytes: 1,
  rows: {},
  sums: {},
});
const ONE = { database: 'pendapa' };
const MANY = { database: 'pendapa', cluster: 'agency' };

describe('the statements of a store', () => {
  it('keep each part in a partition of its own, and add up without wrapping round', () => {
    const payments = storeSql(ONE).find((statement) => statement.includes('pendapa.payments '));
    expect(payments).toContain('PARTITION BY part ORDER BY posted_on');
    expect(payments).toContain('amount Nullable(Int128)');
    expect(payments).toContain('taxpayer_key Nullable(Int64)');
  });

  it('hold no table for names and numbers of people', () => {
    expect(storeSql(ONE).filter((statement) => /identities|personal_numbers/.test(statement))).toEqual([]);
  });

  it('lay the rows of a taxpayer on one server of a cluster, each server with a copy', () => {
    const statements = storeSql(MANY).filter((statement) => /pendapa\.payments(_local)? /.test(statement));
    expect(statements).toHaveLength(2);
    expect(statements[0]).toContain('pendapa.payments_local ON CLUSTER agency');
    expect(statements[0]).toContain("ReplicatedMergeTree('/clickhouse/tables/{shard}/pendapa/payments', '{replica}')");
    expect(statements[1]).toContain('Distributed(agency, pendapa, payments_local, cityHash64(taxpayer_key))');
    expect(storeSql(MANY).every((statement) => statement.includes('ON CLUSTER agency'))).toBe(true);
  });

  it('name the parts of a generation, those with masked numbers by what was masked', () => {
    const parts = [part('payments', 2024, 'a1'), part('payments', 2025, 'b2'), part('register', null, 'c3'), part('numbers', null, 'd4')];
    const views = viewsSql(7, parts, ONE);
    const of = (name: string) => views.find((view) => view.includes(`VIEW pendapa_g7.${name} `));
    expect(of('payments')).toContain("WHERE part IN ('payments-2024-a1', 'payments-2025-b2')");
    expect(of('payments_2025')).toContain("WHERE part IN ('payments-2025-b2')");
    expect(of('objects_')).toContain("WHERE part IN ('register-c3-d4d4d4d4d4d4')");
    expect(of('personal_numbers')).toContain('WHERE false');
  });
});

// What both engines answer to it is compared by `npm run test:engines`.
describe('what engines write differently', () => {
  it('has no statement of one in the other: // begins a comment there', () => {
    expect(CLICKHOUSE.share('amount', 3, 31)).toBe('intDiv(CAST(amount AS Int128) * 6 + 31, 62)');
    expect(DUCKDB.share('amount', 3, 31)).toContain('// 62');
  });

  it('counts days that the older calendar type would wrap round', () => {
    expect(CLICKHOUSE.date('1950-03-31')).toBe("toDate32('1950-03-31')");
    expect(CLICKHOUSE.day('x')).toBe('CAST(x AS Date32)');
  });
});
