/** A page whose front matter allows hosts. `self` stands for audio and video of this site. */
export type OpenPage = {title: string; permalink: string; hosts: string[]};
