import { SUBJECT_KEYS } from '@pendapa/contracts';
import { startSmallServer } from '../testing/small-server.ts';

it('gives the definition of each measure and field as Markdown', async () => {
  const server = await startSmallServer();
  try {
    const response = await server.app.inject('/api/v1/data-dictionary');
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(response.body).toMatch(/^# Data dictionary\n/);
    for (const subject of SUBJECT_KEYS) expect(response.body).toContain(`### ${subject}`);
    expect(response.body).toContain('### payments');
    expect((await server.app.inject('/api/v1/data-dictionary?table=payments')).statusCode).toBe(400);
  } finally {
    await server.close();
  }
});
