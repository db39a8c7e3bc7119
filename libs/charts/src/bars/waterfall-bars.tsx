import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useMessages } from '@pendapa/i18n';
import { useChartColors } from '@pendapa/theme';
import { messages } from '../messages.ts';
import { Track, Unknown } from '../parts/fill.ts';
import { Length } from '../parts/length.tsx';
import { toneColor, type Tone } from '../parts/tone.ts';
import { percentPosition } from '../parts/extent.ts';
import { RowList } from './row-list.tsx';
import { waterfallOf, type Fall, type Waterfall } from './waterfall.ts';

export interface WaterfallStep {
  readonly key: string;
  readonly label: string;
  /** A total starts at zero. A change starts at the end of the previous step, or at zero if totals are much larger. */
  readonly kind: 'total' | 'change';
  readonly value: number | null;
  /** Formatted value. */
  readonly text: string;
  /** All digits, for the tooltip. */
  readonly exact: string;
  /** Tone of a good or bad change; by default totals are `actual` and changes neutral. */
  readonly tone?: Tone;
  /** Text at the end of a row, such as share and change. */
  readonly detail?: ReactNode;
  /** True if the step leads nowhere, such as the rest of all others. Totals never do. */
  readonly isStatic?: boolean;
}

export interface WaterfallBarsProps {
  /** Steps in display order. */
  readonly steps: readonly WaterfallStep[];
  readonly description: string;
  /** Called on a click or Enter on a step that leads somewhere. */
  readonly onSelect?: (key: string) => void;
}

interface StepBarProps {
  readonly step: WaterfallStep;
  readonly fall: Fall | null;
  readonly waterfall: Waterfall;
}

const ZeroLine = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: -4,
  bottom: -4,
  width: 1,
  background: theme.vars.palette.outline,
  printColorAdjust: 'exact',
}));

function StepBar({ step: { kind, value, tone = kind === 'total' ? 'actual' : 'rest' }, fall, waterfall }: StepBarProps) {
  const colors = useChartColors();
  const { extent, isChangesAlone } = waterfall;
  if (value !== null && !fall) return null;
  return (
    <Track data-kind={kind}>
      {isChangesAlone && <ZeroLine style={{ left: `${percentPosition(0, extent)}%` }} />}
      {fall ? <Length {...fall} extent={extent} color={toneColor(colors, tone)} isPart /> : <Unknown />}
    </Track>
  );
}

/** Waterfall from one total to another; a list for screen readers. */
export function WaterfallBars({ steps, description, onSelect }: WaterfallBarsProps) {
  const t = useMessages(messages);
  const waterfall = waterfallOf(steps);
  const rows = steps.map((step, index) => ({
    key: step.key,
    label: step.label,
    text: step.text,
    detail: step.detail,
    isStatic: step.isStatic ?? step.kind === 'total',
    bar: <StepBar step={step} fall={waterfall.falls[index] ?? null} waterfall={waterfall} />,
    tip: { title: step.label, rows: [{ label: t('value'), text: step.exact }] },
  }));
  return (
    <>
      <RowList rows={rows} description={description} onSelect={onSelect} isSequence />
      {waterfall.isChangesAlone && <Note>{t('changesAlone')}</Note>}
    </>
  );
}

const Note = styled('p')(({ theme }) => ({ ...theme.typography.caption, margin: 0, color: theme.vars.palette.text.secondary }));
