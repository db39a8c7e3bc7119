import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useMessages } from '@pendapa/i18n';
import { useChartColors } from '@pendapa/theme';
import { messages } from '../messages.ts';
import { Fill, Track, Unknown } from '../parts/fill.ts';
import { toneColor, type Tone } from '../parts/tone.ts';
import { extentOf, place, type Extent } from './extent.ts';
import { RowList } from './row-list.tsx';
import { fallsOf, type Fall } from './waterfall.ts';

export interface WaterfallStep {
  readonly key: string;
  readonly label: string;
  /** A total stands on zero, a change begins where the step before it ended. */
  readonly kind: 'total' | 'change';
  readonly value: number | null;
  /** The value in words. */
  readonly text: string;
  /** All digits, for the pointer. */
  readonly exact: string;
  /** Colour of a change that is judged; totals are `actual`, changes without it are the rest. */
  readonly tone?: Tone;
  readonly detail?: ReactNode;
}

export interface WaterfallBarsProps {
  /** In the order to be shown. */
  readonly steps: readonly WaterfallStep[];
  readonly description: string;
  /** A click or Enter on a step. */
  readonly onSelect?: (key: string) => void;
}

/** Small changes of large totals would be hairs: where every step stays far from zero, the scale begins below the lowest. */
const FAR = 0.5;
const MARGIN = 0.15;

/** The scale of all bars; from zero unless all totals and levels lie in the upper half. */
export function extentOfFalls(falls: readonly (Fall | null)[], totals: readonly boolean[]): Extent {
  const whole = extentOf(falls.flatMap((fall) => (fall ? [fall.from, fall.to] : [null])));
  const levels = falls.flatMap((fall, index) => (fall ? (totals[index] ? [fall.to] : [fall.from, fall.to]) : []));
  const lowest = Math.min(...levels);
  if (levels.length === 0 || whole.least < 0 || lowest < whole.most * FAR) return whole;
  return { least: lowest - (whole.most - lowest) * MARGIN, most: whole.most };
}

interface StepBarProps {
  readonly step: WaterfallStep;
  readonly fall: Fall | null;
  readonly extent: Extent;
}

function StepBar({ step: { kind, tone = kind === 'total' ? 'actual' : 'rest' }, fall, extent }: StepBarProps) {
  const colors = useChartColors();
  const clipped = (value: number): number => Math.max(place(value, extent), 0);
  const [start, end] = fall ? [clipped(fall.from), clipped(fall.to)] : [0, 0];
  const style = { left: `${Math.min(start, end)}%`, width: `${Math.abs(end - start)}%`, background: toneColor(colors, tone) };
  return <Track>{fall ? <Fill data-kind={kind} style={{ ...style, borderRadius: 0 }} /> : <Unknown />}</Track>;
}

/** From one total to another through what was added and taken away; a list to screen readers. */
export function WaterfallBars({ steps, description, onSelect }: WaterfallBarsProps) {
  const t = useMessages(messages);
  const falls = fallsOf(steps);
  const extent = extentOfFalls(
    falls,
    steps.map(({ kind }) => kind === 'total'),
  );
  const rows = steps.map((step, index) => ({
    key: step.key,
    label: step.label,
    text: step.text,
    detail: step.detail,
    bar: <StepBar step={step} fall={falls[index] ?? null} extent={extent} />,
    tip: { title: step.label, rows: [{ label: t('value'), text: step.exact }] },
  }));
  return (
    <>
      <RowList rows={rows} description={description} onSelect={onSelect} />
      {extent.least > 0 && <Note>{t('cutScale')}</Note>}
    </>
  );
}

const Note = styled('p')(({ theme }) => ({ ...theme.typography.caption, margin: 0, color: theme.vars.palette.text.secondary }));
