import { UserError, type Language } from '@pendapa/contracts';
import type { Finding } from './finding.ts';
import type { Receipt } from './receipt.ts';
import { formatGrouped } from './values/grouped.ts';

const LABELS = {
  id: { line: 'baris', column: 'kolom', places: 'tempat semuanya' },
  en: { line: 'line', column: 'column', places: 'places in all' },
} as const;

/** Formats a finding as one line: file, lines, column and reason. */
export function formatFinding({ file, line, lines, count, column, texts }: Finding, language: Language): string {
  const words = LABELS[language];
  const all = count > 1 ? ` (${formatGrouped(String(count), language)} ${words.places})` : '';
  const shown = line > 0 ? [`${words.line} ${lines.join(', ')}${all}`] : [];
  const place = [file, ...shown, ...(column === null ? [] : [`${words.column} "${column}"`])];
  return `${place.join(', ')}: ${texts[language]}`;
}

/** Refuses the whole load; the served data stay unchanged. Every reason has its file, line and column. */
export class ImportRefused extends UserError {
  override readonly name: string = 'ImportRefused';
  /** First thousand causes; `receipt.refused.count` is the number of all places. */
  readonly findings: readonly Finding[];

  constructor(readonly receipt: Receipt) {
    const { count, listed } = receipt.refused;
    const [first] = listed;
    super({
      id: `Impor ${receipt.source} ditolak (${count} temuan); data yang disajikan tidak berubah.${first ? ` ${formatFinding(first, 'id')} ${first.advice.id}` : ''}`,
      en: `The import of ${receipt.source} was refused (${count} findings); the published data did not change.${first ? ` ${formatFinding(first, 'en')} ${first.advice.en}` : ''}`,
    });
    this.findings = listed;
  }
}
