type Connection = {saveData: boolean; effectiveType: string};

function connection(): Connection | undefined {
  return 'connection' in navigator ? (navigator.connection as Connection) : undefined;
}

export function savesData(): boolean {
  return connection()?.saveData === true;
}

export function isSlow(): boolean {
  const {effectiveType} = connection() ?? {};
  return effectiveType !== undefined && effectiveType !== '4g';
}
