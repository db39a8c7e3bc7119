import { resolve } from 'node:path';
import { dataFolder } from './data-folder.ts';

describe('dataFolder', () => {
  const before = process.env['PENDAPA_DATA'];
  afterEach(() => {
    if (before === undefined) delete process.env['PENDAPA_DATA'];
    else process.env['PENDAPA_DATA'] = before;
  });

  it('prefers the flag, then the environment, then ./data', () => {
    process.env['PENDAPA_DATA'] = '/srv/agency';
    expect(dataFolder('elsewhere')).toBe(resolve('elsewhere'));
    expect(dataFolder()).toBe('/srv/agency');
    delete process.env['PENDAPA_DATA'];
    expect(dataFolder()).toBe(resolve('data'));
  });
});
