import {createLogger} from '@stoplight/prism-core';
import {getHttpOperationsFromSpec} from '@stoplight/prism-http';
import {createServer} from '@stoplight/prism-http-server';

/**
 * The status for refusals. The description says 4XX, because no source has a status per code, but a mock has to send
 * one.
 */
export const anyRefusal = 403;

const config = {
  mock: {dynamic: false},
  checkSecurity: true,
  errors: true,
  validateRequest: true,
  validateResponse: true,
  isProxy: false,
  upstreamProxy: undefined,
} as const;

export type MockApi = {server: ReturnType<typeof createServer>; origin: string};

/** A server that answers as described, and refuses what the description does not allow. */
export async function startMockApi(description: object): Promise<MockApi> {
  // It puts what references name in their place, also for other tests that read the description.
  const operations = await getHttpOperationsFromSpec(structuredClone(description));
  const numbered = operations.map((operation) => ({
    ...operation,
    responses: operation.responses.map((response) =>
      response.code === '4XX' ? {...response, code: String(anyRefusal)} : response,
    ),
  }));
  const server = createServer(numbered, {
    components: {logger: createLogger('mock', {level: 'silent'})},
    config,
    cors: false,
  });
  return {server, origin: await server.listen(0, '127.0.0.1')};
}
