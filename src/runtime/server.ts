/** Whether a server answers: without one, a page that is loaded anew would be lost. */
export async function isServerThere(): Promise<boolean> {
  try {
    await fetch(window.location.href, {method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(8000)});
    return true;
  } catch {
    return false;
  }
}

/** Loads the page anew where a server answers. */
export async function loadAnew(otherwise: () => void): Promise<void> {
  if (await isServerThere()) {
    window.location.reload();
  } else {
    otherwise();
  }
}
