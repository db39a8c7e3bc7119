import { RankedBars } from '@pendapa/charts';
import { measureSpec } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import {
  ChartPanel,
  PartialNote,
  useStateWords,
  StepTable,
  type ChartPanelProps,
  type Reader,
  type Step,
  type StepTableProps,
} from '@pendapa/panels';
import { toPlotValue, share } from '@pendapa/query';
import { stepTexts } from '../../messages/steps.ts';

export interface StepsPanelProps<M extends string, D extends string> extends Omit<ChartPanelProps<M, D>, 'chart' | 'table'> {
  readonly steps: (read: Reader<NoInfer<M>, NoInfer<D>>) => readonly Step[];
}

/** Lower-cases the first letter of a label for use in a sentence; abbreviations stay. */
const lowerCaseLabel = (label: string): string =>
  label
    .split(' ')
    .map((word) => (/^\p{Lu}{2}/u.test(word) ? word : word.toLowerCase()))
    .join(' ');

function StepBars<M extends string, D extends string>({ read, steps, measure, description }: StepTableProps<M, D>) {
  const t = useMessages(stepTexts);
  const format = useFormat();
  const words = useStateWords();
  const { unit } = measureSpec(read.subject, measure);
  const bars = steps.map(({ key, label, value, whole }) => {
    const part = share(value, whole.value);
    const isPart = part !== null && whole.label !== label;
    return {
      key,
      label,
      value: toPlotValue(value),
      text: words.text(value, unit),
      exact: words.exact(value, unit),
      detail: isPart ? t('partOf', { share: format.percent(part), name: lowerCaseLabel(whole.label) }) : '\u00a0',
    };
  });
  return (
    <>
      <RankedBars bars={bars} description={description} isSequence />
      <PartialNote texts={bars.map(({ text }) => text)} />
    </>
  );
}

/** Panel of steps as bars on one scale: a funnel with comparable lengths. */
export function StepsPanel<M extends string, D extends string>({ steps, ...panel }: StepsPanelProps<M, D>) {
  const { measure } = panel;
  return (
    <ChartPanel
      {...panel}
      chart={(drawing) => <StepBars {...drawing} steps={steps(drawing.read)} measure={measure} />}
      table={(drawing) => <StepTable {...drawing} steps={steps(drawing.read)} measure={measure} />}
    />
  );
}
