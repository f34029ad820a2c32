/** In `npm start`: from which build a file is, or why there is none, in the words of the server. */
export async function originOf(address: string): Promise<string> {
  const response = await fetch(address);
  return response.ok ? `From the build of ${response.headers.get('Last-Modified')}.` : response.text();
}
