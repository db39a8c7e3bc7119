import { RememberedAnswers } from './remembered-answers.ts';

const answer = (body: string) => ({ tag: `"${body}"`, generation: 1, body: Buffer.from(body) });

it('finds an answer by its address until the data or the settings change', () => {
  const remembered = new RememberedAnswers();
  remembered.keep('1', '/a', answer('a'));
  expect(remembered.find('1', '/a')).toEqual(answer('a'));
  expect(remembered.find('1', '/b')).toBeUndefined();
  expect(remembered.find('2', '/a')).toBeUndefined();
  expect(remembered.find('1', '/a')).toBeUndefined();
});

it('forgets what was not asked for the longest where there are too many bytes', () => {
  const remembered = new RememberedAnswers(10);
  for (const address of ['/a', '/b']) remembered.keep('1', address, answer('xyz'));
  remembered.find('1', '/a');
  remembered.keep('1', '/c', answer('xyz'));
  expect(['/a', '/b', '/c'].filter((address) => remembered.find('1', address))).toEqual(['/a', '/c']);
});
