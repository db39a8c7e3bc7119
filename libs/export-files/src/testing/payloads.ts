import type { ExportDocument } from '../model.ts';
import { DOCUMENT } from './sample-document.ts';

/** A document that contains the text in every place for text. */
export function saysEverywhere(text: string): ExportDocument {
  const columns = [
    { key: 'name', label: text, kind: 'text' as const },
    { key: 'code', label: 'Kode', kind: 'id' as const },
    { key: 'amount', label: `${text} (Rp)`, kind: 'money' as const },
  ];
  const table = { columns, rows: [[text, text, '-5']], totals: [null, text, '-5'], rowCount: 1 };
  return {
    ...DOCUMENT,
    title: text,
    agency: text,
    stamp: text,
    cover: [
      { label: text, text },
      { label: 'Filter', text },
    ],
    sections: [{ title: text, sentence: text, chart: null, table }],
    signatures: [{ office: text, place: text }],
  };
}
