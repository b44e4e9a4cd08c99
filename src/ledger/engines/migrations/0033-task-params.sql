-- JSON: the path parameters of the creation that the upstream's path of the task has. NULL without any.
ALTER TABLE task ADD COLUMN params TEXT;
