import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFilteredAnswer } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import {
  AnswerTable,
  DetailsPanel,
  UnappliedFiltersLine,
  useColumns,
  usePanelWords,
  useStateWords,
  type ChartProps,
} from '@pendapa/panels';
import { knownPartOf, stateOf, toPlotValue, totalOf } from '@pendapa/query';
import type { SimulatedYear } from '../../outlook/year-outlook.ts';
import { messages } from '../../messages/predictive.ts';
import * as ask from '../../questions/predictive.ts';
import { amountOf, valueOf } from './amounts.ts';
import type { TargetOfTax } from './outlook-request.ts';
import { ScenarioSlider } from './scenario-slider.tsx';
import { changedYear, SUPPOSED_KEYS, windowRange, type Changed, type Effect, type Supposed, type SupposedKey } from './scenarios.ts';
import { CHOICES, useSupposed, type SupposedChoice } from './use-supposed.ts';
import { useOutlook, type WorkedOut } from './use-outlook.ts';

const NOWHERE = [0, 0] as const;

/** A choice in words: "+5%", "2 months later". */
function useChoiceWords(): (key: SupposedKey, value: number) => string {
  const t = useMessages(messages);
  const format = useFormat();
  return (key, value) => {
    if (key === 'arrears') return format.percent(value / 100, 0);
    if (key !== 'pbb') return value === 0 ? t('scenario.asForecast') : format.percentChange(value / 100, 0);
    if (value === 0) return t('scenario.asForecast');
    return t(value > 0 ? 'scenario.later' : 'scenario.earlier', { count: Math.abs(value) });
  };
}

interface Basis {
  readonly collectible: number;
  /** Values that the slider can take. */
  readonly choices: readonly number[];
}

/** True if a supposition can change the result. */
function canChange(key: SupposedKey, { request }: WorkedOut, { collectible, choices }: Basis): boolean {
  if (key === 'arrears') return collectible > 0;
  return (request.groups?.[key] ?? []).length > 0 && choices.length > 1;
}

interface SlidersProps extends SupposedChoice {
  readonly worked: WorkedOut;
  readonly simulatedYear: SimulatedYear;
  readonly collectible: number;
}

function Sliders({ worked, simulatedYear, collectible, chosen, choose }: SlidersProps) {
  const t = useMessages(messages);
  const words = useChoiceWords();
  const [earliest, latest] = windowRange(simulatedYear);
  const choicesOf = (key: SupposedKey): readonly number[] =>
    CHOICES[key]
      .map((choice) => Number(choice))
      .filter((value) => key !== 'pbb' || (value >= earliest && value <= latest))
      .sort((a, b) => a - b);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        alignItems: 'end',
        gap: 2,
        mb: 1,
        displayPrint: 'none',
      }}
    >
      {SUPPOSED_KEYS.map((key) => (
        <ScenarioSlider
          key={key}
          label={t(`scenario.${key}`)}
          value={chosen[key]}
          values={choicesOf(key)}
          words={(value) => words(key, value)}
          disabled={!canChange(key, worked, { collectible, choices: choicesOf(key) })}
          onChoose={(value) => choose(key, value)}
        />
      ))}
    </Box>
  );
}

interface EffectsProps extends ChartProps<TargetOfTax, 'taxType'> {
  readonly changed: Changed;
  readonly chosen: Supposed;
}

function Effects({ changed: { effects }, chosen, description }: EffectsProps) {
  const t = useMessages(messages);
  const words = useChoiceWords();
  const make = useColumns<Effect>();
  const money = (key: 'median' | 'low' | 'high', value: (effect: Effect) => number) =>
    make.money({ key, header: t(`scenario.${key}`), value: (effect) => valueOf(value(effect)) });
  return (
    <AnswerTable
      caption={description}
      rows={effects}
      rowKey={({ key }) => key}
      columns={[
        make.name({ key: 'scenario', header: t('scenario'), text: ({ key }) => t(`scenario.${key}`) }),
        make.name({ key: 'chosen', header: t('scenario.chosen'), text: ({ key }) => words(key, chosen[key]) }),
        money('median', ({ added }) => added.median),
        money('low', ({ added }) => added.range80[0]),
        money('high', ({ added }) => added.range80[1]),
      ]}
    />
  );
}

/** Effect of suppositions on the end of the year. */
export function Scenarios() {
  const t = useMessages(messages);
  const format = useFormat();
  const { targets, worked } = useOutlook();
  const simulatedYear = worked?.outlook.simulatedYear ?? null;
  const choice = useSupposed(simulatedYear ? windowRange(simulatedYear) : NOWHERE);
  const { supposed } = choice;
  const owed = useFilteredAnswer(ask.arrears);
  const { answer } = owed;
  const owedFigure = answer && totalOf(answer, 'collectible');
  const owedState = owedFigure && stateOf(owedFigure);
  const collectible = owedFigure === null ? 0 : (toPlotValue(knownPartOf(owedState) ?? owedFigure) ?? 0);
  const changed = worked && simulatedYear ? changedYear(simulatedYear, supposed, collectible, worked.request.target) : null;
  const anything = SUPPOSED_KEYS.some((key) => supposed[key] !== 0);
  const stateWords = useStateWords();
  const money = (minor: number): string => format.money(amountOf(minor));
  const note = (): string => {
    if (!changed || !worked) return t('sentence.short');
    const { end, moved } = changed;
    const texts = { amount: money(end.median), low: money(end.low), high: money(end.high) };
    const chance = end.chance === null ? '' : t('scenario.chance', { chance: format.percent(end.chance, 0) });
    const month = (step: number): string => format.monthLong(worked.ahead.months[step] ?? null);
    const from = moved ? t('scenario.moved', { amount: money(moved.amount), from: month(moved.from), to: month(moved.to) }) : '';
    const owedText =
      owedFigure === null || owedState?.state === 'absent' ? '' : t('scenario.owed', { amount: stateWords.text(owedFigure, 'money') });
    const lacks = owedState && knownPartOf(owedState) !== null ? `${stateWords.reason(owedState, 'arrears', 'collectible')}.` : '';
    return [t(anything ? 'scenario.end' : 'scenario.none', texts), chance, from, owedText, lacks, t('scenario.from')]
      .filter((words) => words !== '')
      .join(' ');
  };
  const back = (
    <Button size="small" disabled={!anything} onClick={choice.reset}>
      {t('scenario.reset')}
    </Button>
  );
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'scenarios')}
      query={targets}
      measure="realisedToDate"
      height="small"
      actions={back}
      note={note}
      footer={<UnappliedFiltersLine results={[owed]} />}
      table={(drawing) =>
        worked &&
        simulatedYear &&
        changed && (
          <>
            <Sliders {...choice} worked={worked} simulatedYear={simulatedYear} collectible={collectible} />
            <Effects {...drawing} changed={changed} chosen={choice.chosen} />
          </>
        )
      }
    />
  );
}
