/** A page whose front matter allows hosts. `self` among them stands for sound and films of this site. */
export type OpenPage = {title: string; permalink: string; hosts: string[]};
