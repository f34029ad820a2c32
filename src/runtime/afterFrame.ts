/** As soon as the frame that is under way can be seen. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => {
    setTimeout(act);
  });
}
