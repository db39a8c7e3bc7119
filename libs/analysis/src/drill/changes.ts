import type { Reader } from '@pendapa/panels';
import { isKnown, valueOf, type Figure } from '@pendapa/query';
import { changeOfSums } from './contributions.ts';
import type { DrillDimension, DrillMeasure, Money } from './query.ts';

export type DrillReader = Reader<DrillMeasure, DrillDimension>;

/** Change of the whole level. */
export const totalChange = (read: DrillReader, money: Money): Figure => changeOfSums(read.total(money), read.total(money, 'comparison'));

/** A change in words, short and with all digits: a signed amount, or the word for its state. */
export const signedTexts = ({ format, figureText, figureTextExact }: DrillReader, change: Figure) => ({
  text: isKnown(change) ? format.moneyChange(String(valueOf(change))) : figureText(change, 'money'),
  exact: figureTextExact(change, 'money'),
});
