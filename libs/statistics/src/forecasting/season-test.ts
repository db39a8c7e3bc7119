import { at, mean, range, sum } from '../numbers/arrays.ts';
import { incompleteBeta } from '../numbers/distributions.ts';
import { trendLine } from '../numbers/least-squares.ts';
import { ranksOf } from '../numbers/ranks.ts';

/** Values of each place in the cycle, the first value's place first. */
const byPlace = (values: readonly number[], frequency: number): number[][] =>
  range(frequency).map((place) => values.filter((_, t) => t % frequency === place));

function withoutTrend(values: readonly number[]): number[] {
  const { intercept, slope } = trendLine(values);
  return values.map((value, t) => value - intercept - slope * t);
}

const MAX_CARRIED = 0.98;

/** Share of a value that the next one repeats, 0 to 0.98: the lag-1 correlation of what the places do not explain. */
function carriedShare(values: readonly number[], frequency: number): number {
  const usual = byPlace(values, frequency).map(mean);
  const rest = values.map((value, t) => value - at(usual, t % frequency));
  const size = sum(rest.map((value) => value * value));
  const products = sum(rest.slice(1).map((value, t) => value * at(rest, t)));
  return size > 0 ? Math.min(Math.max(products / size, 0), MAX_CARRIED) : 0;
}

/** p value of equal mean ranks at all places of the cycle: analysis of variance of the ranks, with the F distribution. */
function pOfEqualPlaces(values: readonly number[], frequency: number): number {
  const places = byPlace(ranksOf(values), frequency);
  const centre = (values.length + 1) / 2;
  const between = sum(places.map((own) => own.length * (mean(own) - centre) ** 2));
  const unexplained = sum(places.map((own) => sum(own.map((rank) => (rank - mean(own)) ** 2))));
  const [freedomBetween, freedomRest] = [frequency - 1, values.length - frequency - 1];
  if (!(unexplained > 0)) return between > 0 ? 0 : 1;
  const ratio = between / freedomBetween / (unexplained / freedomRest);
  return incompleteBeta(freedomRest / 2, freedomBetween / 2, freedomRest / (freedomRest + freedomBetween * ratio));
}

const RISK = 0.05;

/**
 * True if a season is shown. There are at least two cycles, and the places of the cycle differ at the 5 % level. Trend and the carried
 * share are taken out first; otherwise the test mistakes slow cycles for a season. Ranks limit the effect of extreme months.
 * Sources: Kruskal and Wallis, JASA 47 (1952); Conover and Iman, American Statistician 35 (1981). `values` are on the modelling scale.
 */
export function hasSeason(values: readonly number[], frequency: number): boolean {
  if (frequency < 2 || values.length < 2 * frequency) return false;
  const level = withoutTrend(values);
  const carried = carriedShare(level, frequency);
  const fresh = level.slice(1).map((value, t) => value - carried * at(level, t));
  return fresh.length > frequency + 1 && pOfEqualPlaces(fresh, frequency) < RISK;
}

function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const centre = (a.length + 1) / 2;
  const [ra, rb] = [ranksOf(a), ranksOf(b)].map((ranks) => ranks.map((rank) => rank - centre));
  const product = (x: readonly number[] = [], y: readonly number[] = []): number => sum(x.map((value, i) => value * at(y, i)));
  const size = product(ra, ra) * product(rb, rb);
  return size > 0 ? product(ra, rb) / Math.sqrt(size) : 0;
}

/** Rank correlation of the changes from value to value with the changes one cycle earlier; 0 for too few values. */
function seasonalRankCorrelation(values: readonly number[], frequency: number): number {
  const changes = values.slice(1).map((value, t) => value - at(values, t));
  if (changes.length < frequency + 3) return 0;
  return rankCorrelation(changes.slice(0, -frequency), changes.slice(frequency));
}

const FEW_CYCLES = 3;
const NEEDED_OF_FEW_CYCLES = 0.35;
const MIN_NEEDED = 0.25;

/**
 * True if seasonal methods take part: a season is shown, or changes repeat roughly. It errs towards a season, because a forecast without
 * one costs more than a superfluous one. In noise it is true up to three times as often as `hasSeason`.
 */
export function maySeason(values: readonly number[], frequency: number): boolean {
  const n = values.length;
  if (frequency < 2 || n < 2 * frequency) return false;
  const needed = n < FEW_CYCLES * frequency ? NEEDED_OF_FEW_CYCLES : Math.max(MIN_NEEDED, 1.2 / Math.sqrt(n - frequency));
  return seasonalRankCorrelation(values, frequency) > needed || hasSeason(values, frequency);
}
