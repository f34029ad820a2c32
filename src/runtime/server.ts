/** Whether the server answers. If not, a reload would lose the page. */
export async function canReachServer(): Promise<boolean> {
  try {
    await fetch(window.location.href, {method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(8000)});
    return true;
  } catch {
    return false;
  }
}

/** Reloads the page if the server answers. */
export async function reloadIfOnline(otherwise: () => void): Promise<void> {
  if (await canReachServer()) {
    window.location.reload();
  } else {
    otherwise();
  }
}
