import { monthEnd } from '@pendapa/contracts';
import type { Findings } from './row.ts';
import type { Reconcile } from '../profile/schema.ts';
import { createAmountReader, DECLARED_MARKS, formatPlainAmount } from '../values/amount.ts';

/** Result of comparing rows with the file's own control rows. */
export interface ReconcileResult {
  readonly name: string;
  /** Periods that have rows or control rows. */
  readonly periods: number;
  readonly equal: number;
  /** Periods that differ by at most the declared tolerance. */
  readonly tolerated: number;
  readonly different: number;
  /** Sums over all periods as exact text in minor units. */
  readonly rows: string;
  readonly control: string;
}

interface PeriodBalance {
  taken: bigint;
  control: bigint | null;
  file: string;
  line: number;
}

/** Sums rows and control rows by posting date, so that each period can be compared. */
export class Reconciliation {
  private readonly periods = new Map<string, PeriodBalance>();

  constructor(
    readonly rule: Reconcile,
    private readonly digits: number,
  ) {}

  addRow(posted: string, amount: bigint, file: string): void {
    this.balanceAt(posted, file).taken += amount;
  }

  addControlRow(posted: string, amount: bigint, file: string, line: number): void {
    const balance = this.balanceAt(posted, file);
    balance.control = (balance.control ?? 0n) + amount;
    balance.line = line;
    balance.file = file;
  }

  /** Reports every period that differs by more than the tolerance, with both sums. */
  conclude(findings: Findings, column: string | null): ReconcileResult {
    const tolerance = createAmountReader(DECLARED_MARKS, this.digits, 1n)(this.rule.tolerance ?? '0');
    const allowed = typeof tolerance === 'bigint' ? tolerance : 0n;
    const list = this.rule.differences === 'refuse' ? findings.refused : findings.warned;
    let [equal, tolerated, differing, rows, control] = [0, 0, 0, 0n, 0n];
    for (const [posted, balance] of [...this.periods].sort(([a], [b]) => (a < b ? -1 : 1))) {
      rows += balance.taken;
      control += balance.control ?? 0n;
      const difference = balance.taken - (balance.control ?? 0n);
      if (balance.control !== null && difference === 0n) equal += 1;
      else if (balance.control !== null && (difference < 0n ? -difference : difference) <= allowed) tolerated += 1;
      else {
        differing += 1;
        const params = {
          period: posted === monthEnd(posted) ? posted.slice(0, 7) : posted,
          name: this.rule.name,
          found: this.formatAmount(balance.taken),
        };
        const place = { file: balance.file, line: balance.line, column };
        if (balance.control === null) list.add(place, 'control-missing', params);
        else
          list.add(place, 'control-differs', {
            ...params,
            expected: this.formatAmount(balance.control),
            difference: this.formatAmount(difference),
          });
      }
    }
    return {
      name: this.rule.name,
      periods: this.periods.size,
      equal,
      tolerated,
      different: differing,
      rows: String(rows),
      control: String(control),
    };
  }

  private balanceAt(posted: string, file: string): PeriodBalance {
    const knownBalance = this.periods.get(posted);
    if (knownBalance) return knownBalance;
    const balance: PeriodBalance = { taken: 0n, control: null, file, line: 0 };
    this.periods.set(posted, balance);
    return balance;
  }

  private formatAmount(amount: bigint): string {
    return formatPlainAmount(amount, this.digits);
  }
}
