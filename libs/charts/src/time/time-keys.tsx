import { styled } from '@mui/material/styles';
import { useBarSeries, useLineSeries } from '@mui/x-charts/hooks';
import { useMessages } from '@pendapa/i18n';
import { useChartColors } from '@pendapa/theme';
import { roleOf } from '../axes/band-series.ts';
import { useCategories } from '../axes/category.ts';
import { messages } from '../messages.ts';
import { ColorKey, type KeyEntry } from '../parts/color-key.tsx';

/** Height in pixels of a key of one line. */
export const KEY_HEIGHT = 26;
export const LEGEND_HEIGHT = 20;

const wordsOf = (label: unknown): string => (typeof label === 'string' ? label : '');

/** Key of several bars and lines, and of the hatching. */
export function BarKey() {
  const t = useMessages(messages);
  const { neutral } = useChartColors();
  const open = useCategories().some((category) => category.isUnfinished);
  const bars = useBarSeries().map(({ label, color }): KeyEntry => ({ label: wordsOf(label), color, form: 'fill' }));
  const lines = useLineSeries().map(({ label, color }): KeyEntry => ({ label: wordsOf(label), color, form: 'line' }));
  const parts = bars.length + lines.length > 1 ? [...bars, ...lines] : [];
  const entries = open ? [...parts, { label: t('unfinished'), color: neutral, form: 'hatched' as const }] : parts;
  return entries.length > 0 && <ColorKey entries={entries} />;
}

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  li: { display: 'flex', alignItems: 'center', gap: 6 },
  span: { width: 16, borderTopWidth: 3 },
}));

/** Key of lines that have no names at their ends. */
export function LineKey() {
  return (
    <List aria-hidden="true">
      {useLineSeries().map(({ id, label, color }) => (
        <li key={id}>
          <span style={{ borderTopColor: color, borderTopStyle: roleOf(id) === 'plan' ? 'dashed' : 'solid' }} />
          {wordsOf(label)}
        </li>
      ))}
    </List>
  );
}
