#!/bin/sh
# Imports the vendors' costs from LiteLLM's list, and makes prices of them: ./import.sh LIST.json
set -e
list=$1

# Sound and searches have prices of their own, which the rule of chat.yaml does not charge: such models are left out.
vendor() {
  name=$1
  shift
  tollgate prices import litellm "$list" --mode chat --factor 1.2 --like "$name-chat" --out "prices/$name.yaml" \
    --except '*audio*' --except '*search*' "$@"
}

vendor openai --only 'gpt-*' --only 'o1*' --only 'o3*' --only 'o4*'
vendor xai --only 'xai/*'
vendor mistral --only 'mistral/*'
vendor deepseek --only 'deepseek/*'
vendor together --only 'together_ai/*'
vendor nebius --only 'nebius/*'
vendor vercel --only 'vercel_ai_gateway/*'
# check doubts these prices, which are far below those of all others.
vendor fireworks --only 'fireworks_ai/*' --except '*flux*'
vendor novita --only 'novita/*' --except '*mimo-v2*pro'
vendor gmi --only 'gmi/*' --except '*MiMo-V2*Pro'
