import { DIMENSIONS } from '@pendapa/contracts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { isCode, type CodeDimension, type Member } from './member.ts';

type Members = ReadonlyMap<string, Member>;

const NAMES: Readonly<Partial<Record<CodeDimension, Readonly<Record<string, Member['name']>>>>> = MEMBER_NAMES;

/** Codes of closed lists with their names; other dimensions start empty and show unknown codes as they are. */
export const listedMembers = (): Record<CodeDimension, Members> =>
  Object.fromEntries(
    DIMENSIONS.filter(isCode).map((dimension): [CodeDimension, Members] => [
      dimension,
      new Map(Object.entries(NAMES[dimension] ?? {}).map(([code, name]) => [code, { name, parent: null }])),
    ]),
  ) as Record<CodeDimension, Members>;
