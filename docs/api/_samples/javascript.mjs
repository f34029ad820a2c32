const url = [
  'ADDRESS',
  '&PARAMETER',
].join('');

const response = await fetch(url, {signal: AbortSignal.timeout(20_000)});
const body = await response.text();
if (response.status !== 200) throw new Error(`${response.status} ${body}`);

const answer = JSON.parse(body);
if (answer.error) throw new Error(answer.error);
console.log(answer);
