import { useCallback, useLayoutEffect, useRef } from 'react';
import { useMessages } from '@pendapa/i18n';
import { ExportButton } from '../exported/export-button.tsx';
import { exportTexts } from '../exported/messages.ts';
import { NO_FIGURES } from '../exported/no-figures.ts';
import type { ExportPart } from '../exported/registry.ts';

/** Formats of a single table, which is processed further rather than looked at. */
const TABLE_FORMATS = ['csv', 'xlsx'] as const;

/** Exports a table with the rows, columns and order on screen. */
export function ExportTableButton({ part }: { readonly part: ExportPart }) {
  const t = useMessages(exportTexts);
  const latest = useRef(part);
  useLayoutEffect(() => {
    latest.current = part;
  });
  const parts = useCallback(() => [latest.current], []);
  const label = t('exportTable', { title: part.title });
  return <ExportButton label={label} title={part.title} parts={parts} figures={NO_FIGURES} formats={TABLE_FORMATS} />;
}
