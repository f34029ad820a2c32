/** What React shares its time by. It comes with React, without types. */
declare module 'scheduler' {
  type Task = () => unknown;
  export const unstable_UserBlockingPriority: unique symbol;
  /** A task that hands back a function is gone on with by that. */
  export function unstable_scheduleCallback(priority: typeof unstable_UserBlockingPriority, task: Task): void;
}
