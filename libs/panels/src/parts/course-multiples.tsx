import { SmallMultiples, type SmallMultiplesProps } from '@pendapa/charts';
import { useFormat, type Format } from '@pendapa/i18n';
import { coursesOf, valueOf, toPlotValue, largestAbsolute, type AnswerTo, type Courses, type Figure } from '@pendapa/query';
import type { ChartProps } from '../table/drawing.ts';
import { useMemberName } from '../words/use-names.ts';
import { useStateWords } from '../words/use-state-words.ts';

export interface CourseMultiplesProps<M extends string, D extends string>
  extends Omit<ChartProps<M, D | 'month'>, 'height'>, Pick<SmallMultiplesProps, 'onSelect'> {
  /** Dimension whose members are shown. */
  readonly by: NoInfer<D>;
  readonly measure: NoInfer<M>;
  /** Maximum number of charts. */
  readonly maxCourses: number;
}

/** Money as text for an axis; null if missing. */
function amount(figure: Figure | undefined): string | null {
  const value = figure === undefined ? null : valueOf(figure);
  return value === null ? null : String(value);
}

/** One unit for all figures; the subtitle names it. */
const scaleOf = ({ courses, at }: Courses, maxCourses: number, format: Format) =>
  format.moneyAxis(largestAbsolute(courses.slice(0, maxCourses).map(({ values }) => amount(values[at]))));

/** Latest complete month and unit of the figures, for the subtitle. */
export function useCourseWords(): <M extends string, D extends string>(
  answer: AnswerTo<M, D | 'month'> | null,
  by: NoInfer<D>,
  measure: NoInfer<M>,
  maxCourses: number,
) => { readonly month: string; readonly unit: string } {
  const format = useFormat();
  return (answer, by, measure, maxCourses) => {
    const known = answer && coursesOf(answer, by, measure);
    return { month: format.monthShort(known?.months[known.at] ?? null), unit: known ? scaleOf(known, maxCourses, format).unitLabel : '' };
  };
}

/** Small multiples of the largest members, on one scale. */
export function CourseMultiples<M extends string, D extends string>(props: CourseMultiplesProps<M, D>) {
  const { read, by, measure, maxCourses, description, onSelect } = props;
  const { format } = read;
  const name = useMemberName();
  const words = useStateWords();
  const known = coursesOf<M, D>(read.answer, by, measure);
  const scale = scaleOf(known, maxCourses, format);
  const items = known.courses.slice(0, maxCourses).map(({ code, values }) => {
    const label = name(read.answer, by, code);
    const rows = values.map((value, index) => ({
      label: format.month(known.months[index] ?? null),
      text: words.exact(value, 'money'),
    }));
    return {
      key: code ?? '',
      label,
      values: values.map(toPlotValue),
      text: scale.cell(amount(values[known.at])),
      tip: { title: label, rows },
    };
  });
  return <SmallMultiples items={items} description={description} level={0} unfinished={known.open} onSelect={onSelect} />;
}
