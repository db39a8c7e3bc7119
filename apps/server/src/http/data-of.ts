import type { Disclosure, Problem } from '@pendapa/contracts';
import type { Warehouse } from '@pendapa/warehouse';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../access/caller.ts';
import { knownUnits, ReadableData } from '../access/readable-data.ts';
import { unitRightsOf } from '../access/unit-scope.ts';
import type { Context } from './context.ts';

interface DataOptions {
  readonly warehouse: Warehouse;
  readonly dataFolder: string;
  readonly disclosure: Disclosure;
  readonly recordRefusal: (request: FastifyRequest, problem: Problem) => void;
}

/** Gives routes the data as the caller of a request may read them; asking for another unit is recorded. */
export function dataOfCaller({ warehouse, dataFolder, disclosure, recordRefusal }: DataOptions): Context['dataOf'] {
  const rights = unitRightsOf(disclosure);
  return async (request) => {
    const { units: codes } = callerOf(request);
    const onRefused = (problem: Problem): void => recordRefusal(request, problem);
    if (codes === null) return new ReadableData({ warehouse, dataFolder, onRefused, scope: { units: null, rights } });
    const units = await knownUnits(warehouse, codes);
    return new ReadableData({ warehouse, dataFolder, onRefused, scope: { units: units.map(({ code }) => code), rights }, names: units });
  };
}
